// The daily count that sales get, in French, also when nothing came: its absence is the sign that something is wrong.

import {
  escapeHtml,
  formatTime,
  frameHtml,
  type Mail,
  type MailRoute,
  messageIdOf,
  painted,
  salesLanguage,
  styles,
} from "./mail.ts";
import type { DigestCounts } from "./stored-enquiry.ts";

const notice =
  "Ce message part une fois par jour, même quand rien n’est arrivé. S’il manque un jour, quelque chose ne va pas\u202f: " +
  "prévenez la personne qui exploite le site.";

interface Line {
  readonly count: number;
  readonly words: string;
}

/** What someone has to do, and the commands for it. */
interface Task {
  readonly title: string;
  readonly text: string;
  readonly commands: readonly string[];
}

/** Composes the count from `time.from` to `time.until`, ms since 1970. Its Message-ID is that of the day it ends, in Paris. */
export function composeDigest(
  counts: DigestCounts,
  time: { readonly from: number; readonly until: number },
  route: MailRoute,
): Mail {
  const { received, delivered, waiting, held } = counts;
  const lines: readonly Line[] = [
    { count: received, words: received < 2 ? "reçue" : "reçues" },
    { count: delivered, words: delivered < 2 ? "transmise" : "transmises" },
    { count: waiting, words: "en attente" },
    { count: held, words: held < 2 ? "retenue" : "retenues" },
  ];
  // Mostly nothing is held, and the subject need not say so.
  const named = held > 0 ? lines : lines.slice(0, -1);
  const subject = `Demandes du site : ${named.map(({ count, words }) => `${count} ${words}`).join(", ")}`;
  const verdict = judge(counts);
  const period = `Du ${formatTime(time.from, "Europe/Paris", "short")} au ${formatTime(time.until, "Europe/Paris", "short")} (heure de Paris)`;
  const tasks = listTasks(counts);
  return {
    from: route.from,
    to: route.to,
    subject,
    text: composeText({ verdict, period, lines, tasks }),
    html: frameHtml({
      language: salesLanguage,
      title: subject,
      preheader: verdict,
      content: composeContent({ verdict, period, lines, tasks }),
    }),
    messageId: messageIdOf(`digest.${dayInParis(time.until)}`, route),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

interface Digest {
  readonly verdict: string;
  readonly period: string;
  readonly lines: readonly Line[];
  readonly tasks: readonly Task[];
}

function judge({ received, waiting, held }: DigestCounts): string {
  if (waiting > 0) {
    return waiting === 1
      ? "1 demande attend d’être transmise"
      : `${waiting} demandes attendent d’être transmises`;
  }
  if (held > 0) return held === 1 ? "1 demande retenue" : `${held} demandes retenues`;
  return received > 0 ? "Tout est transmis" : "Aucune nouvelle demande";
}

function listTasks({ waiting, held }: DigestCounts): readonly Task[] {
  const tasks: Task[] = [];
  if (waiting > 0) {
    tasks.push({
      title: "En attente",
      text:
        "Le serveur de messagerie n’a pas encore tout accepté. Rien n’est perdu\u202f: le site réessaie sans cesse. " +
        "Si rien n’a bougé dans une heure, la personne qui exploite le site obtient la liste avec\u202f:",
      commands: ["npm run enquiries -- list --status failed"],
    });
  }
  if (held > 0) {
    tasks.push({
      title: "Retenues",
      text:
        "Ce qui ressemble à un message indésirable n’est pas transmis tant que personne n’en décide. " +
        "La personne qui exploite le site obtient la liste avec la première commande et transmet une vraie demande avec la seconde\u202f:",
      commands: [
        "npm run enquiries -- list --status held",
        "npm run enquiries -- release RÉFÉRENCE",
      ],
    });
  }
  return tasks;
}

function composeText({ verdict, period, lines, tasks }: Digest): string {
  const paragraphs = [
    verdict,
    period,
    lines.map(({ count, words }) => `${count} ${words}`).join("\n"),
    ...tasks.map(
      ({ title, text, commands }) =>
        `${title}\n${text}\n\n${commands.map((command) => `    ${command}`).join("\n")}`,
    ),
    notice,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

function composeContent({ verdict, period, lines, tasks }: Digest): string {
  const rows = lines.map(({ count, words }) => {
    const edge = "border-top:1px solid;padding:10px 0;";
    return (
      `<tr><td width="40" align="left" ${painted(["ink", "line"], `${edge}padding-right:12px;${styles.subtitle}`)}>${count}</td>` +
      `<th scope="row" align="left" ${painted(["ink", "line"], `${edge}font-weight:normal;${styles.body}`)}>${words}</th></tr>`
    );
  });
  const sections = tasks.map(
    ({ title, text, commands }) =>
      `<h2 ${painted(["ink"], `margin:28px 0 6px;${styles.subtitle}`)}>${title}</h2>
<p style="margin:0">${escapeHtml(text)}</p>
<p style="margin:8px 0 0;font-family:Consolas,Menlo,monospace;font-size:15px;${styles.breaking}">${commands.join("<br>\n")}</p>`,
  );
  return `<h1 ${painted(["ink"], `margin:0 0 8px;${styles.title}`)}>${escapeHtml(verdict)}</h1>
<p style="margin:0 0 24px">${escapeHtml(period)}</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
${rows.join("\n")}
</table>
${sections.join("\n")}
<p ${painted(["quiet", "line"], `margin:28px 0 0;padding-top:20px;border-top:1px solid;${styles.small}`)}>${escapeHtml(notice)}</p>`;
}

/** "2026-11-21"; Swedish writes dates that way. */
function dayInParis(time: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(time);
}
