import { Router } from "express";
export interface Enquiries { readonly router: Router; start(): void; stop(): Promise<void>; isReady(): Promise<boolean>; describeMail(): string }
export function createEnquiries(_: unknown): Enquiries { return { router: Router(), start() {}, async stop() {}, async isReady() { return true; }, describeMail() { return "mail: stub"; } }; }
