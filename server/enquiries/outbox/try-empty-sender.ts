// Asks a mail server whether it would take a mail without a sender, and withdraws before there is one.
import SMTPConnection, {
  type SMTPConnectionCustomAuthContext,
} from "nodemailer/lib/smtp-connection";
import SMTPTransport from "nodemailer/lib/smtp-transport";
import type { Settings } from "#server/environment.ts";
import { type EmptySender, smtpOptions } from "./mail-sender.ts";

/** Nodemailer hands a connection to the methods of login that it is given: the one way to single commands that it documents. */
const asking = "X-EMPTY-SENDER";

/**
 * Logs in, names no sender and one recipient, and takes both back: no mail leaves.
 * @throws the transport's error if the server cannot be reached, lets nobody in, or says "later"
 */
export async function tryEmptySender(
  settings: Settings & { readonly SMTP_URL: string },
  recipient: string,
): Promise<EmptySender> {
  const answers: number[] = [];
  const transport = new SMTPTransport(smtpOptions(settings.SMTP_URL, settings));
  const connection = new SMTPConnection({
    ...transport.options,
    customAuth: {
      async [asking]({ sendCommand }: SMTPConnectionCustomAuthContext) {
        for (const command of ["MAIL FROM:<>", `RCPT TO:<${recipient}>`, "RSET"]) {
          const { status } = await sendCommand(command);
          answers.push(status);
          if (status >= 400) return;
        }
      },
    },
  });
  // Of what breaks after the last step nobody needs to know.
  connection.on("error", () => undefined);
  try {
    await until(connection, (done) => connection.connect(done));
    const auth = transport.getAuth({});
    if (auth && connection.allowsAuth)
      await until(connection, (done) => connection.login(auth, done));
    await until(connection, (done) => connection.login({ method: asking }, done));
  } finally {
    connection.close();
    transport.close();
  }
  const last = answers.at(-1) ?? 0;
  if (last >= 500) return "refused";
  return last >= 400 ? "not tried" : "taken";
}

/** A connection reports its errors by an event, and to whoever waits for a step. */
function until(
  connection: SMTPConnection,
  begin: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once("error", reject);
    begin((error) => (error ? reject(error) : resolve()));
  });
}
