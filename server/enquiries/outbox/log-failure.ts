// Says in the log why a mail or a webhook was not sent, and what an operator is to check.
import type { Logger } from "pino";
import type { MailKind, Outcome } from "./enquiry-store.ts";
import type { Fault } from "./error-facts.ts";

export function logFailure(
  log: Logger,
  facts: object,
  {
    kind,
    isUnanswered,
    outcome: { status },
    fault,
  }: {
    readonly kind: MailKind;
    readonly isUnanswered: boolean;
    readonly outcome: Outcome;
    readonly fault: Fault;
  },
): void {
  if (kind === "webhook") logWebhookFailure(log, facts, fault);
  else if (isUnanswered && kind === "sales" && status !== "failed")
    log.error(facts, "nobody knows whether sales have this mail: ask them");
  else if (isUnanswered)
    log.warn(facts, "the mail server has the mail and did not answer: it may be delivered");
  else if (status === "abandoned") log.warn(facts, "mail given up");
  else if (fault === "later") log.warn(facts, "mail not sent yet");
  else if (fault === "mail") log.error(facts, "the mail server refuses this mail");
  else if (fault === "login")
    log.error(facts, "the mail server does not let the site send: check SMTP_URL");
  else if (fault === "token")
    log.error(facts, "the site gets no token for the mail server: check SMTP_OAUTH_…");
  else if (fault === "sender")
    log.error(facts, "the mail server refuses the sender: check MAIL_FROM");
  else log.error(facts, "no encrypted connection to the mail server: check SMTP_URL and SMTP_TLS");
}

function logWebhookFailure(log: Logger, facts: object, fault: Fault): void {
  if (fault === "later") log.warn(facts, "webhook not delivered yet");
  else if (fault === "gone")
    log.error(facts, "the endpoint wants no webhook any more and is off: enquiries endpoints");
  else if (fault === "encryption")
    log.error(facts, "the endpoint has no certificate to trust: check WEBHOOK_URL");
  else log.error(facts, "the endpoint refuses this webhook: enquiries show");
}
