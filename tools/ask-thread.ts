// A question to a thread of its own, and its progress until the answer.
import { Worker } from "node:worker_threads";

/** Messages of a thread: its progress, then its answer. */
export type Posted<Answer, Progress> =
  | { readonly progress: Progress }
  | { readonly answer: Answer };

/** @throws the thread's error, or one when it ends without an answer, as when it runs out of memory */
export function askThread<Answer, Progress>(
  script: URL,
  question: unknown,
  follow: (progress: Progress) => void,
): Promise<Answer> {
  const thread = new Worker(script, { workerData: question });
  return new Promise((resolve, reject) => {
    thread.once("error", reject);
    thread.once("exit", (code) =>
      reject(new Error(`${script.pathname} ended with code ${code} and without an answer`)),
    );
    thread.on("message", (posted: Posted<Answer, Progress>) => {
      if ("answer" in posted) resolve(posted.answer);
      else follow(posted.progress);
    });
  });
}
