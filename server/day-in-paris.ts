// The day as the laboratory's calendar has it, whatever the clock of the machine says.

/** Swedish writes dates that way: "2026-11-21". */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** "2026-11-21", of milliseconds since 1970. */
export const dayInParis = (time: number): string => calendar.format(time);
