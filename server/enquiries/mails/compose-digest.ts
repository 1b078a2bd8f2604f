// The daily digest for sales, in French. It is sent even when nothing arrived, as its absence is the sign of a failure.

import { dayInParis } from "#server/day-in-paris.ts";
import type { DigestCounts } from "#server/enquiries/enquiry.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import {
  formatTime,
  frameHtml,
  heading,
  type Mail,
  type MailRoute,
  messageIdOf,
  painted,
  styles,
} from "./mail.ts";
import { salesLanguage, salesWords } from "./sales-language.ts";

const texts = mailTexts.digest;

interface Line {
  readonly count: number;
  readonly words: string;
}

/** A task for a person, with the commands that do it. */
interface Task {
  readonly title: string;
  readonly text: string;
  readonly commands: readonly string[];
}

/** The digest from `time.from` to `time.until`, ms since 1970. Its Message-ID contains the day on which it ends in Paris. */
export function composeDigest(
  counts: DigestCounts,
  time: { readonly from: number; readonly until: number },
  route: MailRoute,
): Mail {
  const { received, delivered, waiting, held } = counts;
  const line = (count: number, words: (typeof texts.counts)[keyof typeof texts.counts]) => ({
    count,
    words: salesWords.count(words, count),
  });
  const lines: readonly Line[] = [
    line(received, texts.counts.received),
    line(delivered, texts.counts.delivered),
    line(waiting, texts.counts.waiting),
    line(held, texts.counts.held),
  ];
  // The subject does not mention held enquiries when there are none, which is usual.
  const named = held > 0 ? lines : lines.slice(0, -1);
  const subject = `${salesWords.plain(texts.subject)} : ${named.map(({ count, words }) => `${count} ${words}`).join(", ")}`;
  const verdict = judge(counts);
  const period = salesWords.fill(texts.period, {
    from: formatTime(time.from, "short"),
    until: formatTime(time.until, "short"),
  });
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
  const { verdicts } = texts;
  if (waiting > 0) return salesWords.count(verdicts.waiting, waiting);
  if (held > 0) return salesWords.count(verdicts.held, held);
  return salesWords.plain(received > 0 ? verdicts.delivered : verdicts.none);
}

function listTasks({ waiting, held }: DigestCounts): readonly Task[] {
  const task = (
    { title, text }: (typeof texts.tasks)[keyof typeof texts.tasks],
    commands: readonly string[],
  ): Task => ({ title: salesWords.plain(title), text: salesWords.plain(text), commands });
  const release = `npm run enquiries -- release ${salesWords.plain(texts.reference)}`;
  return [
    ...(waiting > 0
      ? [task(texts.tasks.waiting, ["npm run enquiries -- list --status failed"])]
      : []),
    ...(held > 0
      ? [task(texts.tasks.held, ["npm run enquiries -- list --status held", release])]
      : []),
  ];
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
    salesWords.plain(texts.notice),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

function composeContent({ verdict, period, lines, tasks }: Digest): string {
  const rows = lines.map(({ count, words }) => {
    const edge = "border-top:1px solid;padding:10px 0;";
    return (
      `<tr><td width="40" align="left" ${painted(["ink", "line"], `${edge}padding-right:12px;${styles.subtitle}`)}>${count}</td>` +
      `<th scope="row" align="left" ${painted(["ink", "line"], `${edge}font-weight:normal;${styles.body}`)}>${escapeHtml(words)}</th></tr>`
    );
  });
  const sections = tasks.map(
    ({ title, text, commands }) =>
      `${heading(title, "28px 0 6px")}
<p style="margin:0">${escapeHtml(text)}</p>
<p style="margin:8px 0 0;font-family:Consolas,Menlo,monospace;font-size:15px;${styles.breaking}">${commands.join("<br>\n")}</p>`,
  );
  return `<h1 ${painted(["ink"], `margin:0 0 8px;${styles.title}`)}>${escapeHtml(verdict)}</h1>
<p style="margin:0 0 24px">${escapeHtml(period)}</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
${rows.join("\n")}
</table>
${sections.join("\n")}
<p ${painted(["quiet", "line"], `margin:28px 0 0;padding-top:20px;border-top:1px solid;${styles.small}`)}>${escapeHtml(salesWords.plain(texts.notice))}</p>`;
}
