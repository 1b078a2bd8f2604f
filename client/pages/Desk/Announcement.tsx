// What is read aloud of a bench of three doses: a text, in the element that the page has for it.
import type { LiveFormula } from "./formula-state.ts";
import { useAnnouncement } from "./use-announcement.ts";

export const Announcement = ({ state }: { state: LiveFormula }) => useAnnouncement(state);
