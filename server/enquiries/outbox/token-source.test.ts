// Keeping a token: asked for ahead of its end, one at a time, by a clock that nobody sets.
import { beforeEach, describe, expect, it } from "vitest";
import { TokenError } from "./error-facts.ts";
import { createTokenSource, type Token, type TokenSource } from "./token-source.ts";

const minute = 60_000;
const outage = new TokenError("no answer", "ETIMEDOUT", true);
const refusal = new TokenError("refused", "invalid_client", false);

let time: number;
let asked: number;
let lifetime: number | undefined;
let failure: Error | undefined;
let answer: () => Promise<void>;
let source: TokenSource;

beforeEach(() => {
  time = 1000;
  asked = 0;
  lifetime = 60 * minute;
  failure = undefined;
  answer = async () => undefined;
  source = createTokenSource(
    async (): Promise<Token> => {
      asked += 1;
      const text = `token-${asked}`;
      await answer();
      if (failure) throw failure;
      return { text, lifetime };
    },
    () => time,
  );
});

describe("a token", () => {
  it("is kept until a minute before its end", async () => {
    expect(await source.get()).toBe("token-1");
    time += 59 * minute - 1;
    expect(await source.get()).toBe("token-1");
    time += 1;
    expect(await source.get()).toBe("token-2");
  });

  it("that is short is kept for nine tenths of its time", async () => {
    lifetime = 10_000;
    await source.get();
    time += 8999;
    expect(await source.get()).toBe("token-1");
    time += 1;
    expect(await source.get()).toBe("token-2");
  });

  it("without an end is used for five minutes", async () => {
    lifetime = undefined;
    await source.get();
    time += 4 * minute - 1;
    expect(await source.get()).toBe("token-1");
    time += minute;
    expect(await source.get()).toBe("token-2");
  });

  it("is counted from when it was asked for", async () => {
    answer = async () => {
      time += 10 * minute;
    };
    await source.get();
    time += 49 * minute;
    expect(await source.get()).toBe("token-2");
  });

  it("is asked for once, however many want it", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => source.get()));
    expect(new Set(all)).toEqual(new Set(["token-1"]));
    expect(asked).toBe(1);
  });

  it("is used to its end while the endpoint is down", async () => {
    await source.get();
    failure = outage;
    time += 60 * minute - 1;
    expect(await source.get()).toBe("token-1");
    expect(asked).toBe(2);
    time += 1;
    await expect(source.get()).rejects.toBe(outage);
  });

  it("is not used any more once the endpoint refuses the site", async () => {
    await source.get();
    failure = refusal;
    time += 60 * minute - 1;
    await expect(source.get()).rejects.toBe(refusal);
  });

  it("is asked for anew after a failure", async () => {
    failure = outage;
    await expect(source.get()).rejects.toBe(outage);
    failure = undefined;
    expect(await source.get()).toBe("token-2");
  });
});

describe("a token that the mail server refused", () => {
  it("is replaced once, however many were refused with it", async () => {
    const first = await source.get();
    const next = await Promise.all([source.replace(first), source.replace(first), source.get()]);
    expect(next).toEqual(["token-2", "token-2", "token-2"]);
    expect(await source.replace(first)).toBe("token-2");
    expect(asked).toBe(2);
  });

  it("is not used again while the endpoint is down", async () => {
    const first = await source.get();
    failure = outage;
    await expect(source.replace(first)).rejects.toBe(outage);
  });
});
