// Asks a mail server whether it would take a mail from somebody to somebody, and withdraws before there is one.
import SMTPConnection, {
  type SMTPConnectionCustomAuthContext,
} from "nodemailer/lib/smtp-connection";
import SMTPTransport from "nodemailer/lib/smtp-transport";
import type { Settings } from "#server/environment.ts";
import { TokenError } from "./error-facts.ts";
import { smtpOptions } from "./mail-sender.ts";
import { type Login, TokenLogin } from "./token-login.ts";

export interface Envelope {
  /** An address; empty: no sender. */
  readonly from: string;
  readonly to: readonly string[];
}

/** Nodemailer hands a connection to the methods of login that it is given: the one way to single commands that it documents. */
const asking = "X-ENVELOPE";

/**
 * Logs in, names the sender and the recipients, and takes them back: no mail leaves.
 * @throws an error like the transport's at the first thing that fails or is refused
 */
export async function tryEnvelope(
  settings: Settings & { readonly SMTP_URL: string },
  { from, to }: Envelope,
  login?: Login,
): Promise<void> {
  const commands = [
    ["MAIL FROM", `<${from}>`],
    ...to.map((address) => ["RCPT TO", `<${address}>`]),
  ] as const;
  let refusal: Error | undefined;
  const transport = new SMTPTransport({
    ...smtpOptions(settings.SMTP_URL, settings),
    ...(login && new TokenLogin(login).options),
  });
  const connection = new SMTPConnection({
    ...transport.options,
    customAuth: {
      async [asking]({ sendCommand }: SMTPConnectionCustomAuthContext) {
        for (const [command, address] of commands) {
          const { status, response } = await sendCommand(`${command}:${address}`);
          if (status < 400) continue;
          refusal = Object.assign(new Error(response), { command, response, responseCode: status });
          return;
        }
        await sendCommand("RSET");
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
    await leave(connection);
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    throw cause instanceof TokenError ? cause : error;
  } finally {
    connection.close();
    transport.close();
  }
  if (refusal) throw refusal;
}

/** Until the server has closed the connection: some allow one at a time. */
function leave(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve) => {
    connection.once("end", resolve);
    connection.quit();
  });
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
