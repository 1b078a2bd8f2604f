// What the tests need of a browser engine, in the words that WebDriver and WebDriver BiDi share. No engine by name in here.

/** CSS pixels of the window's inside. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

type Action =
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 }
  | { readonly type: "keyDown" | "keyUp"; readonly value: string };

/** A device and what is done with it, as both protocols want it. */
export interface Device {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly actions: readonly Action[];
}

/** One window of an engine that has just been started, with an empty profile, in English. */
export interface Driver {
  readonly resize: (size: Size) => Promise<void>;
  /** Does not wait for the page. */
  readonly navigate: (url: string) => Promise<void>;
  /** `expression`: JavaScript whose value is a text. Rejects with what it throws. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly act: (device: Device) => Promise<void>;
  /** Errors and warnings of the console that the engine tells of. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}
