// Follows one mail through its conversation with the server, from nodemailer's own log: which step waits for an answer, for how
// long it may, and whether the server has the whole text. Nodemailer's errors tell none of this where no answer comes.
import type { MailStep } from "./error-facts.ts";

/** How long the server may take, ms. */
export interface Patience {
  /** Until there is a connection, with its encryption from the first byte. */
  readonly connection: number;
  /** The greeting, and the answer to each command: slow servers make senders of spam wait. */
  readonly answer: number;
  /** The text of the mail and, once it has all of it, its answer: many look at the mail first. */
  readonly text: number;
}

/** What RFC 5321, 4.5.3.2 asks a sender to wait at least. */
export const mailPatience: Patience = {
  connection: 60_000,
  answer: 5 * 60_000,
  text: 10 * 60_000,
};

const stepsOfCommands: readonly (readonly [RegExp, MailStep])[] = [
  [/^(?:EHLO|HELO)/, "connect"],
  [/^STARTTLS/, "encryption"],
  [/^AUTH/, "login"],
  [/^MAIL FROM/, "sender"],
  [/^RCPT TO/, "recipient"],
  [/^DATA/, "data"],
];

export class Conversation {
  readonly #patience: Patience;
  readonly #onWhole: () => void;
  readonly #timeUp = new AbortController();
  /** The steps of the commands without an answer, the oldest first. */
  readonly #unanswered: MailStep[] = [];
  #latest: MailStep = "connect";
  #isWhole = false;
  #timer: NodeJS.Timeout | undefined;

  /** `onWhole` is called once the server has the whole text of the mail. */
  constructor(patience: Patience, onWhole: () => void) {
    this.#patience = patience;
    this.#onWhole = onWhole;
    this.#wait(patience.connection);
  }

  /** The step that waits for an answer, or else the last that got one. */
  get step(): MailStep {
    return this.#unanswered[0] ?? this.#latest;
  }

  /** The server has the whole text of the mail, and may have delivered it. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Aborts when the server has taken longer than it may. */
  get timeUp(): AbortSignal {
    return this.#timeUp.signal;
  }

  /** Takes an entry of nodemailer's log. */
  hear(kind: unknown, words: string): void {
    if (kind === "network" && /connection established to/i.test(words)) {
      this.#unanswered.splice(0, this.#unanswered.length, "connect");
      this.#wait(this.#patience.answer);
    } else if (kind === "client") {
      const step = stepsOfCommands.find(([pattern]) => pattern.test(words))?.[1];
      // The parts of a login are no commands.
      this.#unanswered.push(step ?? this.#unanswered.at(-1) ?? this.#latest);
      this.#wait(this.#patience.answer);
    } else if (kind === "server") {
      this.#latest = this.#unanswered.shift() ?? this.#latest;
      const isTextNext = this.#latest === "data" && this.#unanswered.length === 0;
      this.#wait(isTextNext ? this.#patience.text : this.#patience.answer);
    } else if (kind === "message") {
      this.#unanswered.push("data");
      this.#isWhole = true;
      this.#wait(this.#patience.text);
      this.#onWhole();
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timeUp.abort(new Error(`no answer for ${Math.round(ms / 1000)} seconds`));
    }, ms);
  }
}
