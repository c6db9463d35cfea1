import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { commandsKey } from '~/app/testing/start-site';
import { makeCharacter, makeStaff } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { openChat, openStream, type ChatClient } from '~/realtime/testing/test-clients';
import { formBody, formHeaders } from './testing/pages';
import { startProduct, type Product } from './testing/start-product';

const password = 'kept-to-myself-1';
const wrongPassword = 'tried-in-vain-22';
const message = 'My grandmother is called Ottilie and lives in Bergen.';
const asideOfAQuery = 'whispered-in-a-query';

let product: Product;
/** Everything that no log line may contain, with a name for it. */
const secrets = new Map<string, string>();
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });

function keepCookies(client: Client, whose: string): void {
  for (const [name, value] of client.cookies) secrets.set(`${name} of ${whose}`, value);
}

async function mailTo(email: string) {
  return eventually(async () => {
    const [mail] = await product.mailsTo(email);
    if (!mail) throw new Error('no mail yet');
    return mail;
  });
}

/** Signs up, with every possible mistake on the way. */
async function join() {
  const email = `ottilie-${newId()}@example.com`;
  const client = product.site.client();
  await client.get(`/?note=${asideOfAQuery}`);
  keepCookies(client, 'the visitor');
  await post(client, '/sign_up', { email, password, isAdult: 'on' });
  keepCookies(client, 'the sign-up');
  const mail = await mailTo(email);
  await client.post('/api/v1/auth/login', { email, password: wrongPassword });
  await post(client, '/sign_in', { email, password: wrongPassword });
  await client.post('/api/v1/auth/login', `{"email":"${email}","password":"${password}`);
  await client.post('/api/v1/auth/verify-otp', {
    email,
    code: mail.code === '00000' ? '1' : '00000',
  });
  const proved = await client.post('/api/v1/auth/verify-otp', { email, code: mail.code });
  expect(proved.status).toBe(200);
  await client.get('/api/v1/auth/refresh');
  keepCookies(client, 'the member');
  secrets.set('address', email).set('code', mail.code).set('words of the mail', mail.text);
  return { email, client };
}

async function receiveReply(chat: ChatClient): Promise<string> {
  return eventually(() => {
    const sent = chat.received.find(({ name }) => name === 'character-message-sent');
    if (!sent) throw new Error('no reply yet');
    return (sent.payload['message'] as { content: string }).content;
  });
}

async function talk(client: Client, characterId: string): Promise<ChatClient> {
  const chat = openChat(product.gateway.url, client.cookieHeader());
  await eventually(() => expect(chat.socket.connected).toBe(true));
  const stream = openStream(
    `${product.gateway.url}/api/v1/notifications/stream`,
    client.cookieHeader(),
  );
  await eventually(() => expect(stream.opened).toBe(1));
  stream.source.close();
  say(chat, characterId);
  secrets.set('reply', await receiveReply(chat));
  return chat;
}

function say(chat: ChatClient, characterId: string, content = message): void {
  const command = { recipient: characterId, content, idempotencyKey: newId(), type: 'text' };
  chat.socket.emit('chat.send-user-message.command', command, () => undefined);
}

async function enterAsStaff() {
  const { email } = await makeStaff(product.site.db, { email: `pia-${newId()}@staff.example.com` });
  const client = product.site.client();
  await post(client, '/admin', { email });
  const { code } = await mailTo(email);
  const entered = await post(client, '/admin', { intent: 'verify', email, code });
  expect(entered.status).toBe(302);
  keepCookies(client, 'the staff');
  secrets.set('address of staff', email).set('code of staff', code);
}

const logged = (text: string) =>
  eventually(() => expect(product.lines.some((line) => line.includes(text))).toBe(true));

/** Causes the faults that log most: the database, the model and the mail server each refuse once. */
async function goWrong(client: Client, chat: ChatClient, characterId: string) {
  const { owner } = product.site;
  await owner.raw(
    `alter table messages add constraint refuse_all check (sealed_content = '') not valid`,
  );
  say(chat, characterId);
  await logged('job failed');
  await owner.raw(`alter table users add constraint refuse_all check (email = '') not valid`);
  const { status } = await post(product.site.client(), '/sign_up', {
    email: `second-${newId()}@example.com`,
    password,
    isAdult: 'on',
  });
  expect(status).toBe(500);
  const call = { email: `third-${newId()}@example.com`, password };
  expect((await product.site.client().post('/api/v1/auth', call)).status).toBe(500);
  await logged('request failed');
  await owner.raw('alter table messages drop constraint refuse_all');
  await owner.raw('alter table users drop constraint refuse_all');

  await product.upset({ target: 'smtp', behaviour: 'fail', status: 550 });
  const unwanted = `unwanted-${newId()}@example.com`;
  await product.site.client().post('/api/v1/auth', { email: unwanted, password });
  await logged('The mail was refused');
  await product.upset({ target: 'model', behaviour: 'error-midway' });
  say(chat, characterId);
  await client.get(`/api/v1/nowhere?token=${asideOfAQuery}`);
  await client.get('/metrics', { headers: { 'x-commands-key': commandsKey } });
}

/** Returns the lines without numeric fields that could be mistaken for a code. */
function readLines(): string[] {
  return product.lines.map((line) => {
    const { time, pid, port, milliseconds, ...rest } = JSON.parse(line) as Record<string, unknown>;
    void [time, pid, port, milliseconds];
    return JSON.stringify(rest);
  });
}

const holds = (line: string, secret: string) =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<![\\d.:-])${secret}(?![\\d-])`).test(line)
    : line.includes(JSON.stringify(secret).slice(1, -1));

it('nothing private is logged, whatever goes wrong', async () => {
  const { client } = await join();
  const { id } = await makeCharacter(product.site.db);
  const chat = await talk(client, id);
  await enterAsStaff();
  await goWrong(client, chat, id);
  await client.post('/api/v1/auth/logout');
  chat.socket.disconnect();

  const { config } = product.site;
  secrets
    .set('password', password)
    .set('wrong password', wrongPassword)
    .set('message', message)
    .set('words of the message', 'Ottilie')
    .set('query', asideOfAQuery)
    .set('commands key', commandsKey)
    .set('session secret', config.SESSION_SECRET)
    .set('seal key', config.SEAL_KEY ?? '')
    .set('key of the model', 'key-of-the-model')
    .set('database', config.DATABASE_URL)
    .set('hash of a password', '$argon2id$')
    .set('any address of a person', '@example.com')
    .set('any address of staff', '@staff.example.com');
  const lines = readLines();
  expect(lines.length).toBeGreaterThan(20);
  for (const process of ['web', 'gateway', 'worker']) {
    expect(lines.some((line) => line.includes(`"process":"${process}"`))).toBe(true);
  }
  const found = [...secrets].flatMap(([name, secret]) =>
    lines.filter((line) => holds(line, secret)).map((line) => `${name}: ${line}`),
  );
  expect(found).toEqual([]);
}, 90_000);

it('the search itself finds its targets', () => {
  expect(holds('{"err":{"detail":"code 04217 expired"}}', '04217')).toBe(true);
  expect(holds('{"port":40421}', '04217')).toBe(false);
  expect(holds(JSON.stringify({ msg: 'She said "yes"' }), 'said "yes"')).toBe(true);
});
