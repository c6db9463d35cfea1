import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser, testPassword } from '~/db/testing';
import { emailSchema } from '~/domain/shared/words/email';
import { MailRefused } from '~/providers/mail/mail';
import { createSmtpMailer } from '~/providers/mail/smtp';
import { startSandbox, type RunningSandbox } from '~/sandbox/server';
import { formBody, formHeaders, renderPages } from './testing/pages';

const injections = [
  '\r\nset-cookie: planted=1',
  '\nset-cookie: planted=1',
  '\r\n\r\n<script>alert(1)</script>',
  '%0d%0aset-cookie:%20planted=1',
  '\u560d\u560aset-cookie: planted=1',
];

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const wasPlanted = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().some((line) => line.startsWith('planted'));

describe('input that reaches a header of an answer', () => {
  const post = (client: Client, path: string, fields: Record<string, string>) =>
    client.request('POST', path, { body: formBody(fields), headers: formHeaders });

  it.each(injections)('(%j) ends no line of it as the place to go on', async (injection) => {
    const { email } = await makeUser(site.db);
    const fields = { email, password: testPassword, redirectTo: `/chats${injection}` };
    const entered = await post(site.client(), '/sign_in', fields);
    const member = await logIn(site);
    const query = new URLSearchParams({ redirectTo: fields.redirectTo });
    const sent = await member.get(`/sign_in?${query}`);
    for (const answer of [entered, sent]) {
      expect(answer.status).toBe(302);
      expect(wasPlanted(answer)).toBe(false);
      expect(answer.headers.get('location')).toMatch(/^\/chats[!-~]*$/);
    }
  });

  it('ends no line of it as a part of the address', async () => {
    const client = await logIn(site, { isVerified: false });
    for (const path of ['/chats/a%0d%0aset-cookie:planted=1', '/settings?a=%0d%0aset-cookie:b=1']) {
      const answer = await client.get(path);
      expect(wasPlanted(answer)).toBe(false);
      expect(answer.headers.get('location') ?? '').toMatch(/^[!-~]*$/);
    }
  });

  it('is no malformed request id of the caller', async () => {
    for (const id of [
      'a'.repeat(65),
      'short',
      'with space in it',
      'a;b=c-------',
      '%0d%0aset-x:y',
    ]) {
      const { headers } = await site.client().get('/healthz', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  it('is no time zone, language or cookie that the caller made up', async () => {
    const marked = 'planted-by-a-stranger';
    const { headers } = await site.client().get('/chats', {
      headers: {
        'x-timezone': marked,
        'accept-language': marked,
        'user-agent': marked,
        cookie: `x-timezone=${marked}; lng=${marked}; featured-seed=${marked}; nocturne_guest=${marked}`,
      },
    });
    expect(JSON.stringify([...headers])).not.toContain(marked);
  });
});

describe('a request that could be read in two ways', () => {
  /** Returns everything received until the connection ends. */
  async function say(text: string): Promise<string> {
    const socket = connect(site.port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => void (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(text);
    await once(socket, 'close');
    return received;
  }
  const login = 'POST /api/v1/auth/login HTTP/1.1\r\nhost: localhost\r\n';

  it.each([
    [
      'two lengths that differ',
      `${login}content-length: 2\r\ncontent-length: 30\r\n\r\n{}GET /healthz HTTP/1.1\r\n\r\n`,
    ],
    [
      'a length beside chunks',
      `${login}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a header over two lines', 'GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: b\r\n c: d\r\n\r\n'],
    ['lines that end by half', 'GET /healthz HTTP/1.1\nhost: localhost\n\n'],
    ['a space before the colon', 'GET /healthz HTTP/1.1\r\nhost : localhost\r\n\r\n'],
    ['a NUL in a header', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-a: b\0c\r\n\r\n'],
    ['two hosts', 'GET /nowhere HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n'],
  ])('(%s) is answered once, and not as if all were well', async (_what, text) => {
    const answers = (await say(text)).match(/^HTTP\/1\.1 \d+/gm) ?? [];
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatch(/ 4\d\d$/);
  });
});

describe('input that reaches a header of a mail', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 });
  });
  afterAll(() => sandbox.stop());

  it.each([
    'alex@example.com\r\nbcc: eve@example.com',
    'alex@example.com\nbcc: eve@example.com',
    'alex@example.com, eve@example.com',
    'alex@example.com;eve@example.com',
    'alex@example.com eve@example.com',
    '<eve@example.com> alex@example.com',
    'Eve <eve@example.com>',
    '"eve@example.com"@example.com',
    'alex@example.com\0',
    'alex@example.com>',
    'alex@[127.0.0.1]',
  ])('(%j) is refused as an address for signing up', (address) => {
    expect(emailSchema.safeParse(address).success).toBe(false);
  });

  it('adds neither headers nor recipients, should it hold more than one line', async () => {
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      from: 'Nocturne <hello@example.com>',
      timeoutMs: 2_000,
    });
    const injected = '\r\nbcc: eve@example.com\r\nx-planted: 1\r\n\r\nplanted';
    const mail = { to: 'alex@example.com', subject: 'Hello', text: 'Words', html: '<p>Words</p>' };
    const messageId = (index: number) => `<${index}@example.com>`;
    await mailer.send({ ...mail, messageId: messageId(1), subject: `Hello${injected}` });
    await mailer.send({ ...mail, messageId: `<2@example.com>${injected}` });
    for (const to of [`alex@example.com${injected}`, `Alex${injected} <alex@example.com>`]) {
      await mailer.send({ ...mail, messageId: messageId(3), to }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(MailRefused);
      });
    }
    mailer.close();
    const inbox = async (to: string) =>
      (await (await fetch(`${sandbox.url}/inbox.json?to=${to}`)).json()) as unknown[];
    expect((await inbox('alex@example.com')).length).toBeGreaterThanOrEqual(2);
    expect(await inbox('eve@example.com')).toEqual([]);
    expect(await inbox('alex@example.com')).toContainEqual(
      expect.objectContaining({ subject: expect.stringMatching(/^Hello ?bcc:/) as unknown }),
    );
  });
});
