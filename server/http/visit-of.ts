// A request as a visit that waits for a turn.
import type { Request, Response } from "express";
import { clientOf } from "#server/middleware/client-of.ts";
import type { Visit } from "./fair-queue.ts";

export const visitOf = (request: Request, response: Response): Visit => ({
  client: clientOf(request),
  hasLeft: () => response.closed || request.socket.destroyed,
  whenLeft: (forget) => void response.once("close", forget),
});
