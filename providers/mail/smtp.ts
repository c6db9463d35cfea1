import nodemailer from 'nodemailer';
import * as z from 'zod';
import { type Mailer, MailRefused, MailTemporarilyRefused } from './mail';

interface SmtpMailerOptions {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  url: string;
  /** The sender that recipients see, e.g. `Name <hello@example.com>`. */
  from: string;
  /** The number of connections kept open, 3 by default. */
  connections?: number;
  /** Milliseconds to wait for a connection, the greeting, or any next response; 10 s by default. */
  timeoutMs?: number;
}

const failureSchema = z
  .object({ code: z.unknown().optional(), responseCode: z.unknown().optional() })
  .catch({
    code: undefined,
    responseCode: undefined,
  });

/** Creates a mailer that sends over a small pool of SMTP connections. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, connections = 3, timeoutMs = 10_000 } = options;
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A mail consists of given strings; nothing in it may make the server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        const { unsubscribeUrl, ...content } = mail;
        await transport.sendMail({ from, ...content, ...unsubscribing(unsubscribeUrl) });
      } catch (error) {
        throw asRefusal(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Returns the headers with which a mail program offers its own unsubscribe button (RFC 2369, RFC 8058). */
function unsubscribing(url: string | undefined) {
  if (url === undefined) return {};
  return {
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function asRefusal(error: unknown): MailRefused | MailTemporarilyRefused {
  const { code, responseCode } = failureSchema.parse(error);
  const reason = typeof responseCode === 'number' ? `answer ${responseCode}` : String(code);
  const options = { cause: error };
  return isFinal(code, responseCode)
    ? new MailRefused(`The mail was refused (${reason})`, options)
    : new MailTemporarilyRefused(`The mail could not be sent now (${reason})`, options);
}

/**
 * Checks whether a failure is final. Only a 5xx about the mail or its addresses is: a refused log-in says
 * nothing about the mail, and without a response the mail is retried. An envelope that is rejected before
 * any server responded (no usable recipient) is final, too.
 */
function isFinal(code: unknown, responseCode: unknown): boolean {
  if (code === 'EAUTH' || code === 'ENOAUTH') return false;
  if (typeof responseCode === 'number') return responseCode >= 500;
  return code === 'EENVELOPE';
}
