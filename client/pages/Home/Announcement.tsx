// What is read aloud of the doses on the home page: a text, in the element that the page has for it.
import type { LiveFormula } from "#client/pages/Desk/formula-state.ts";
import { useAnnouncement } from "#client/pages/Desk/use-announcement.ts";

export const Announcement = ({ state }: { state: LiveFormula }) => useAnnouncement(state);
