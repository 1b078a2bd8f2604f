// The answer to a method that an address does not support (RFC 9110, 15.5.6).
import type { Response } from "express";

/** `allowed`: the supported methods, separated by commas. */
export function refuseMethod(response: Response, allowed: string): void {
  response.status(405).set("Allow", allowed).type("text/plain").send("405: method not allowed.\n");
}
