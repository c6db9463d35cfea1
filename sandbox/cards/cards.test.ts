import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { sandboxAccounts } from '../processor/accounts';
import { startSandbox, type RunningSandbox } from '../server';
import { signatureOfRequest } from '../testing/sign-request';

const { cards: account } = sandboxAccounts;
const folder = await mkdtemp(join(tmpdir(), 'cards-'));
const received: { type: string; data: { payment?: { reference: string } } }[] = [];
let statuses: number[] = [];
const merchant = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const status = statuses.shift() ?? 200;
    if (status === 200) received.push(JSON.parse(body) as (typeof received)[number]);
    response.writeHead(status).end();
  });
});

let sandbox: RunningSandbox;
const start = async () => {
  const { port } = merchant.address() as AddressInfo;
  return startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataFolder: folder,
    accounts: {
      ...sandboxAccounts,
      cards: { ...account, webhookUrl: `http://127.0.0.1:${port}/` },
    },
  });
};
beforeAll(async () => {
  await new Promise<void>((listening) => merchant.listen(0, '127.0.0.1', listening));
  sandbox = await start();
});
afterAll(async () => {
  await sandbox.stop();
  merchant.close();
  await rm(folder, { recursive: true, force: true });
});

const call = async (path: string, body?: object, changes: Partial<typeof account> = {}) => {
  const address = `${sandbox.url}/cards/v1${path}`;
  const method = body ? 'POST' : 'GET';
  const text = body && JSON.stringify(body);
  const response = await fetch(address, {
    method,
    ...(text !== undefined && { body: text }),
    headers: {
      'content-type': 'application/json',
      authorization: signatureOfRequest(
        { method, address, body: text },
        { ...account, ...changes },
      ),
    },
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};
const form = (reference: string, changes: object = {}) =>
  call('/forms', {
    reference,
    email: 'fan@example.com',
    returnUrl: 'http://site.test/back?order=1',
    purpose: 'pay',
    ...changes,
  });
const entry = { number: '4242424242424242', expiry: '12/39', cvc: '123', holder: 'Maya Stone' };
const typeIn = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const tokenOf = async (reference: string) => {
  const { body } = await form(reference);
  const answer = await typeIn(body.pageUrl ?? '', entry);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? '';
};
const charge = async (reference: string) => {
  const token = await tokenOf(`form-of-${reference}`);
  const { body } = await call('/registrations', { token, email: 'fan@example.com' });
  return call('/payments', {
    reference,
    amount: { value: 999, currency: 'USD' },
    registration: body.id,
    kind: 'initial',
    description: 'One month',
    returnUrl: 'http://site.test/back',
  });
};
const control = (path: string, body: object = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const reportedReferences = () => received.map(({ data }) => data.payment?.reference);

describe('a request without our signature', () => {
  it.each([
    ['another key', { key: 'another' }],
    ['another name', { merchant: 'other' }],
  ])('is not answered: %s', async (_what, changes) => {
    expect((await call('/payments/none', undefined, changes)).status).toBe(401);
  });
});

describe('the page of a form, without scripts', () => {
  it('leads back with a token, shows errors in the form’s language, and can be left', async () => {
    const { body } = await form('page', { locale: 'de' });
    const address = body.pageUrl ?? '';
    expect(await (await fetch(address)).text()).toContain('<html lang="de">');
    const wrong = await typeIn(address, { ...entry, number: '4242424242424241', cvc: '' });
    const text = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(text).toContain('Bitte prüfe die Kartennummer');
    expect(text).toContain('Bitte gib die Prüfziffer ein');
    const mistyped = await typeIn(address, { ...entry, number: '4242424242424241' });
    expect(await mistyped.text()).not.toContain('value="123"');
    const done = await typeIn(address, entry);
    expect(done.headers.get('location')).toMatch(
      /^http:\/\/site\.test\/back\?order=1&token=tok_[\w-]{32}$/,
    );
    const left = await typeIn(address, { ...entry, cancel: '1' });
    expect(left.headers.get('location')).toBe('http://site.test/back?order=1&cancelled=1');
  });

  it('requires only the code of a saved card', async () => {
    const { body } = await form('code', { purpose: 'cvc', registration: 'reg_1' });
    const page = await (await fetch(body.pageUrl ?? '')).text();
    expect(page).toContain('name="cvc"');
    expect(page).not.toContain('name="number"');
  });
});

it('the frame may be embedded in the page of its form alone', async () => {
  const { body } = await form('frame');
  const answer = await fetch(body.frameUrl ?? '');
  expect(answer.headers.get('content-security-policy')).toContain(
    'frame-ancestors http://site.test',
  );
});

it('keeps everything but numbers and codes over a restart, and sends pending webhooks', async () => {
  statuses = [500, 500, 500];
  expect((await charge('before')).body).toMatchObject({ state: 'completed' });
  await eventually(() => expect(statuses.length).toBeLessThan(3));
  await sandbox.stop();
  statuses = [];
  sandbox = await start();
  expect((await call('/payments/before')).body).toMatchObject({
    reference: 'before',
    state: 'completed',
  });
  await eventually(() => expect(reportedReferences()).toContain('before'));
  for (const name of await readdir(join(folder, 'sandbox', 'cards'))) {
    expect(await readFile(join(folder, 'sandbox', 'cards', name), 'utf8')).not.toContain(
      entry.number,
    );
  }
});

describe('a webhook is delivered', () => {
  it('again until it is accepted', async () => {
    statuses = [500];
    await charge('insisted');
    await eventually(() => expect(reportedReferences()).toContain('insisted'));
  });

  it.each([
    ['never', 'fail', ['after-fail']],
    ['twice', 'repeat', ['repeat', 'repeat', 'after-repeat']],
    ['after what came later', 'hang', ['after-hang', 'hang']],
  ])('%s, where /control sets %s', async (_how, behaviour, order) => {
    received.length = 0;
    await control('/control/next', { target: 'cards-webhooks', behaviour });
    await charge(behaviour);
    await eventually(() =>
      expect(reportedReferences()).toHaveLength(behaviour === 'repeat' ? 2 : 0),
    );
    await charge(`after-${behaviour}`);
    await eventually(() => expect(reportedReferences()).toHaveLength(order.length));
    expect(reportedReferences()).toEqual(order);
  });

  it('as often and in such order as requested', async () => {
    received.length = 0;
    const response = await control('/cards/control/deliver', {
      times: 3,
      shuffle: true,
      senders: 4,
    });
    const { delivered, statuses: answers } = (await response.json()) as {
      delivered: number;
      statuses: object;
    };
    expect(answers).toEqual({ 200: delivered });
    expect(received).toHaveLength(delivered);
  });
});

it('shows its staff the payments, with the possible actions', async () => {
  await charge('shown');
  const page = await (await fetch(`${sandbox.url}/cards/control`)).text();
  for (const words of ['shown', '9.99 USD, completed', 'Charge back', '4000 0000 0000 3220']) {
    expect(page).toContain(words);
  }
});
