import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '~/sandbox/server';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { type Mailer, MailRefused, MailTemporarilyRefused } from './mail';
import { writeMail } from './messages/templates';
import { createSmtpMailer } from './smtp';

const mail = {
  to: 'alex@example.com',
  messageId: '<code-1@example.com>',
  ...writeMail(
    'sign-up-code',
    { sealedCode: '04217' },
    {
      productName: 'Nocturne',
      publicUrl: 'https://example.com',
      locale: 'en-GB',
      unsubscribeUrl: 'https://example.com/unsubscribe',
      codeMinutes: 10,
      open: (code) => code,
    },
  ),
};

const sandbox = await openTestSandbox();
let mailer: Mailer;

beforeEach(() => {
  mailer = connect(sandbox.smtpPort);
});
afterEach(async () => {
  mailer.close();
  await fetch(`${sandbox.url}/control`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/inbox.json`, { method: 'DELETE' });
});

function connect(port: number, timeoutMs = 60_000): Mailer {
  return createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Nocturne <hello@example.com>',
    timeoutMs,
  });
}

async function next(behaviour: string, more: object = {}): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'smtp', behaviour, ...more }),
  });
  expect(answer.status).toBe(201);
}

async function inbox(): Promise<unknown[]> {
  const answer = await fetch(`${sandbox.url}/inbox.json?to=alex@example.com`);
  return (await answer.json()) as unknown[];
}

describe('the SMTP mailer', () => {
  it('delivers both forms of a mail, and its code can be read back', async () => {
    await mailer.send(mail);

    expect(await inbox()).toEqual([
      expect.objectContaining({
        to: 'alex@example.com',
        from: 'Nocturne <hello@example.com>',
        subject: '04217 is your Nocturne sign-up code',
        code: '04217',
        text: expect.stringContaining('Enter this code to finish signing up.'),
        html: expect.stringContaining('04217'),
      }),
    ]);
  });

  it('sends unsubscribe headers for marketing, and none otherwise', async () => {
    const unsubscribeUrl = 'https://example.com/unsubscribe?token=abc';
    await mailer.send(mail);
    await mailer.send({ ...mail, messageId: '<2@example.com>', unsubscribeUrl });
    const [marketing, other] = (await inbox()) as { headers: Record<string, string> }[];
    expect(marketing?.headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(other?.headers).not.toHaveProperty('list-unsubscribe');
  });

  it('sends many mails over few connections', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mailer.send({ ...mail, messageId: `<${index}@example.com>` }),
      ),
    );
    expect(await inbox()).toHaveLength(20);
  });

  it('reports a 4xx as temporary, and the same mail is accepted afterwards', async () => {
    await next('fail');
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailTemporarilyRefused);
    await mailer.send(mail);
    expect(await inbox()).toHaveLength(1);
  });

  it('calls a 5xx final', async () => {
    await next('fail', { status: 550 });
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefused);
  });

  it('gives up on a server that hangs, as temporary', async () => {
    await next('hang');
    const hasty = connect(sandbox.smtpPort, 400);
    await expect(hasty.send(mail)).rejects.toBeInstanceOf(MailTemporarilyRefused);
    hasty.close();
  });

  it('calls a server that cannot be reached temporary', async () => {
    const stopped = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 });
    await stopped.stop();
    const unreachable = connect(stopped.smtpPort);
    await expect(unreachable.send(mail)).rejects.toBeInstanceOf(MailTemporarilyRefused);
    unreachable.close();
  });

  it('calls a mail without a usable recipient final', async () => {
    await expect(mailer.send({ ...mail, to: '' })).rejects.toBeInstanceOf(MailRefused);
  });
});
