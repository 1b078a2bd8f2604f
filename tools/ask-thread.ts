// A question to a thread of its own, with what the thread says on its way.
import { Worker } from "node:worker_threads";

/** What a thread posts: what it says on its way, then its answer. */
export type Posted<Answer, Progress> =
  | { readonly progress: Progress }
  | { readonly answer: Answer };

/** @throws what the thread throws, and where it ends without an answer, as when it runs out of memory */
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
