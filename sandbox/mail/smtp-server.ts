import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Behaviour } from '../control/behaviours';
import type { SandboxContext } from '../sandbox-provider';
import { findCode } from './find-code';
import type { MailStore, StoredMail } from './mail-store';

const messageLimitBytes = 5 * 1024 * 1024;

class SmtpReply extends Error {
  override name = 'SmtpReply';
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Accepts every mail without authentication or TLS and stores one copy for each recipient. */
export async function listenForMail(
  context: SandboxContext,
  store: MailStore,
  address: { host: string; port: number },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const server = new SMTPServer({
    banner: `${context.productName} sandbox`,
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: messageLimitBytes,
    closeTimeout: 500,
    onData: (stream, session, answer) => {
      void (async () => {
        const bytes = await buffer(stream);
        if (stream.sizeExceeded) throw new SmtpReply(552, 'Message too large');
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const mails = await readMail(
          bytes,
          from,
          session.envelope.rcptTo.map((recipient) => recipient.address),
        );
        await receive(context, store, mails, stopping.signal);
      })().then(
        () => answer(null, 'Message accepted'),
        (error: unknown) => answer(error instanceof Error ? error : new Error('Not accepted')),
      );
    },
  });
  // A client may drop its connection; without a listener the error would end the process.
  server.on('error', () => undefined);
  const listening = server.listen(address.port, address.host);
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        stopping.abort();
        server.close(() => resolve());
      }),
  };
}

async function receive(
  context: SandboxContext,
  store: MailStore,
  mails: readonly StoredMail[],
  stopping: AbortSignal,
): Promise<void> {
  const behaviour = context.behaviours.take('smtp');
  const record = context.records.add(
    'smtp',
    null,
    mails.map(({ to, from, subject }) => ({ to, from, subject })),
  );
  if (behaviour?.behaviour === 'hang') {
    record.outcome = 'abandoned';
    await once(stopping, 'abort');
    throw new SmtpReply(421, 'Closing');
  }
  if (behaviour?.behaviour === 'late') {
    await delay(behaviour.delayMs ?? 1_000, undefined, { signal: stopping });
  }
  if (behaviour && isRefusal(behaviour)) {
    record.outcome = 'failed';
    throw new SmtpReply(behaviour.status ?? 451, 'Refused as asked for at /control');
  }
  for (const mail of mails) {
    await store.add(mail);
    if (behaviour?.behaviour === 'repeat') await store.add({ ...mail, id: randomUUID() });
  }
  record.outcome = 'answered';
}

/** Checks whether a behaviour refuses a mail. In SMTP a message that breaks off midway was not accepted. */
function isRefusal({ behaviour }: Behaviour): boolean {
  return behaviour === 'fail' || behaviour === 'error-midway';
}

async function readMail(
  bytes: Buffer,
  sender: string,
  recipients: readonly string[],
): Promise<StoredMail[]> {
  const mail = await PostalMime.parse(bytes);
  const text = mail.text?.trim() ?? '';
  const receivedAt = new Date().toISOString();
  const headers = Object.fromEntries(
    mail.headers.filter(({ key }) => isKept(key)).map(({ key, value }) => [key, value]),
  );
  return recipients.map((to) => ({
    id: randomUUID(),
    to,
    from: describeAddress(mail.from) ?? sender,
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? null,
    code: findCode(text),
    headers,
    receivedAt,
  }));
}

/** Checks for the headers by which mail programs offer to unsubscribe, or recognise a repeated mail. */
const isKept = (key: string): boolean => key.startsWith('list-') || key === 'message-id';

function describeAddress(address: Address | undefined): string | undefined {
  if (!address?.address) return undefined;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
