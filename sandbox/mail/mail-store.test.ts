import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailStore, type StoredMail } from './mail-store';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-store-'));
  file = join(folder, 'sandbox', 'mail.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

function mail(id: string, to = 'alex@example.com'): StoredMail {
  const receivedAt = new Date().toISOString();
  return {
    id,
    to,
    from: 'a@example.com',
    subject: id,
    text: '',
    html: null,
    code: null,
    headers: {},
    receivedAt,
  };
}

const idsOf = (mails: readonly StoredMail[]) => mails.map(({ id }) => id);

describe('the store of mails', () => {
  it('lists the newest first, for one address or a part of one', async () => {
    const store = await MailStore.open();
    await store.add(mail('1'));
    await store.add(mail('2', 'balex@example.com'));
    await store.add(mail('3', 'Alex@Example.com'));

    expect(idsOf(store.list())).toEqual(['3', '2', '1']);
    expect(idsOf(store.list({ to: 'alex@example.com' }))).toEqual(['3', '1']);
    expect(idsOf(store.list({ matching: 'LEX@' }))).toEqual(['3', '2', '1']);
  });

  it('keeps the newest thousand, in memory and in its file', async () => {
    const store = await MailStore.open(file);
    await Promise.all(Array.from({ length: 2_100 }, (_, index) => store.add(mail(String(index)))));

    expect(store.list()).toHaveLength(1_000);
    expect(store.list().at(-1)?.id).toBe('1100');
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(2_000);
    expect(idsOf((await MailStore.open(file)).list())).toEqual(idsOf(store.list()));
  });

  it('survives a restart, a torn line included', async () => {
    const store = await MailStore.open(file);
    await store.add(mail('1'));
    await store.close();
    await appendFile(file, '{"id":"2","to":"al');

    const again = await MailStore.open(file);
    await again.add(mail('3'));
    expect(idsOf((await MailStore.open(file)).list())).toEqual(['3', '1']);
  });

  it('forgets everything when emptied', async () => {
    const store = await MailStore.open(file);
    await store.add(mail('1'));
    await store.clear();
    expect(store.list()).toEqual([]);
    expect((await MailStore.open(file)).list()).toEqual([]);
  });
});
