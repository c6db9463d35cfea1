import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../server';

let folder: string;
let sandbox: RunningSandbox;

const start = () =>
  startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataFolder: folder,
    productName: 'Nocturne',
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  sandbox = await start();
});
afterEach(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

async function send(mail: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
  await transport.sendMail({ from: 'Nocturne <hello@example.com>', ...mail });
  transport.close();
}

async function inbox(query = '') {
  const answer = await fetch(`${sandbox.url}/inbox.json${query}`);
  return answer.json();
}

const page = async (path: string) => (await fetch(sandbox.url + path)).text();

describe('the inbox', () => {
  it('shows the sent mails to each recipient, the newest first', async () => {
    await send({
      to: ['alex@example.com', 'kim@example.com'],
      subject: 'Hello',
      text: 'Good evening.',
    });
    await send({
      to: 'alex@example.com',
      subject: 'Código',
      text: 'Your code: 04217',
      html: '<b>04217</b>',
    });

    expect(await inbox('?to=ALEX@example.com')).toEqual([
      {
        id: expect.any(String),
        to: 'alex@example.com',
        from: 'Nocturne <hello@example.com>',
        subject: 'Código',
        text: 'Your code: 04217',
        html: expect.stringContaining('<b>04217</b>'),
        code: '04217',
        headers: { 'message-id': expect.any(String) as string },
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
      expect.objectContaining({ subject: 'Hello', code: null, html: null }),
    ]);
    expect(await inbox('?to=kim@example.com')).toHaveLength(1);
    expect(await inbox('?to=im@example.com')).toEqual([]);
  });

  it('is kept over a restart', async () => {
    await send({ to: 'alex@example.com', subject: 'Kept', text: 'x' });
    await sandbox.stop();
    sandbox = await start();
    expect(await inbox()).toEqual([expect.objectContaining({ subject: 'Kept' })]);
  });

  it('can be emptied by tests and by hand', async () => {
    await send({ to: 'alex@example.com', subject: 'One', text: 'x' });
    expect((await fetch(`${sandbox.url}/inbox.json`, { method: 'DELETE' })).status).toBe(204);
    expect(await inbox()).toEqual([]);

    await send({ to: 'alex@example.com', subject: 'Two', text: 'x' });
    await fetch(`${sandbox.url}/inbox/empty`, { method: 'POST' });
    expect(await inbox()).toEqual([]);
  });
});

describe('the inbox as a page', () => {
  it('states that there is no mail, or none for an address', async () => {
    expect(await page('/inbox')).toContain('No mail yet');
    expect(await page('/inbox?to=%3Cb%3E')).toContain('“&lt;b&gt;”');
  });

  it('lists subject, recipient and code, and filters by a part of the address', async () => {
    await send({ to: 'alex@example.com', subject: 'A code', text: 'It is 04217.' });
    await send({ to: 'kim@example.com', subject: 'A greeting', text: 'Hi' });

    const all = await page('/inbox');
    expect(all).toContain('A greeting');
    expect(all).toContain('<span class="code">04217</span>');
    const filtered = await page('/inbox?to=alex');
    expect(filtered).toContain('A code');
    expect(filtered).not.toContain('A greeting');
  });

  it('shows a mail without letting it run or escape', async () => {
    const script = '<script>alert("x")</script>';
    await send({
      to: 'alex@example.com',
      subject: script,
      text: `${script} https://example.com/reset?a=1.`,
      html: script,
    });
    const [mail] = await inbox();
    const answer = await fetch(`${sandbox.url}/inbox/${mail.id}`);
    const shown = await answer.text();

    expect(shown).not.toContain('<script>');
    expect(shown).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(shown).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;script&gt;');
    expect(shown).toContain('<a href="https://example.com/reset?a=1" target="_blank"');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  });

  it('is cut into pages of fifty', async () => {
    const pooled = nodemailer.createTransport({
      host: '127.0.0.1',
      port: sandbox.smtpPort,
      pool: true,
    });
    for (let index = 0; index < 51; index += 1) {
      await pooled.sendMail({
        from: 'a@example.com',
        to: 'b@example.com',
        subject: `Mail ${index}`,
        text: 'x',
      });
    }
    pooled.close();
    const newest = await page('/inbox');
    expect(newest).toContain('Page 1 of 2');
    expect(newest).not.toContain('Mail 0<');
    expect(await page('/inbox?page=2')).toContain('Mail 0<');
  });

  it('answers 404 for a mail that is not there', async () => {
    expect((await fetch(`${sandbox.url}/inbox/none`)).status).toBe(404);
  });
});

describe('the mail server under control', () => {
  it('delivers twice when set to repeat', async () => {
    await fetch(`${sandbox.url}/control/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'smtp', behaviour: 'repeat' }),
    });
    await send({ to: 'alex@example.com', subject: 'Twice', text: 'x' });
    const mails = await inbox();
    expect(mails).toHaveLength(2);
    expect(mails[0].id).not.toBe(mails[1].id);
  });
});
