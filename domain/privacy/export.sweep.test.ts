import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  makeSession,
  makeUser,
  testPassword,
  type TestContext,
} from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { makeWholePerson } from '~/db/testing/make-whole-person';
import { explainArchive } from '~/providers/archive/readme';
import { readZip } from '~/providers/archive/testing/read-zip';
import { createZip } from '~/providers/archive/zip';
import { personalData } from '~/domain/all-personal-data';
import type { Storage } from '~/providers/storage/storage';
import { proveByPassword } from '../accounts/prove-identity';
import { archiveKey } from './archive-key';
import { findLatestExport } from './find-latest-export';
import { listUnwrittenExports, writeExport } from './write-export';
import { openExport } from './open-export';
import { filesOf } from './files-of';
import { removeExpiredExports } from './remove-expired-exports';
import { requestExport } from './request-export';

const tenMinutes = 601_000;
const hour = 3600 * 1000;
const day = 24 * hour;

const database = await openTestDatabase();
let context: TestContext;
const storage = await openTestStorage(createTestContext(database.db));
beforeEach(() => {
  context = createTestContext(database.db);
});

const write = (exportId: string, kept: Storage = storage, own = context) =>
  writeExport(own, exportId, {
    storage: kept,
    pack: (files) => createZip(files, own.now()),
    explain: (locale) => explainArchive({ productName: 'Nocturne', locale, writtenAt: own.now() }),
  });

async function requestExportAs(userId: string): Promise<string> {
  const result = await requestExport(context, await makeSession(context, userId));
  if (!result.ok) throw new Error(result.reason);
  const row = await database
    .db('data_exports')
    .where({ user_id: userId, state: 'requested' })
    .first<{ id: string }>('id');
  return row.id;
}

async function writtenFor(userId: string): Promise<string> {
  const exportId = await requestExportAs(userId);
  expect(await write(exportId)).toBe(true);
  return exportId;
}

/** Parses the address of a link. */
function followed(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  return {
    exportId: pathname.split('/').at(-1) ?? '',
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
}

async function linkOf(userId: string) {
  const latest = await findLatestExport(context, userId);
  if (latest?.state !== 'ready') throw new Error('no archive is ready');
  return followed(latest.path);
}

async function archiveOf(exportId: string): Promise<Map<string, string>> {
  const file = await storage.read(archiveKey(exportId));
  if (!file) throw new Error('there is no archive');
  return readZip(file.stream);
}

describe('an archive', () => {
  it('holds the declared data of every area, in one JSON file each, and a page that explains them', async () => {
    const person = await makeWholePerson(context, storage);
    context.advance(2 * day);
    const files = await archiveOf(await writtenFor(person.id));
    expect([...files.keys()]).toEqual([
      'README.txt',
      ...[...filesOf(personalData).keys()].map((file) => `data/${file}.json`),
    ]);
    for (const [area, own] of filesOf(personalData)) {
      const tables = JSON.parse(files.get(`data/${area}.json`) ?? '') as Record<string, object[]>;
      expect(Object.keys(tables)).toEqual([...new Set(own.map(({ table }) => table))]);
      // There is no deletion, since the person still exists.
      const empty = Object.keys(tables).filter((table) => tables[table]?.length === 0);
      expect(empty).toEqual(area === 'privacy' ? ['account_deletions'] : []);
    }
    const readme = files.get('README.txt') ?? '';
    expect(readme).toContain('Your data at Nocturne');
    const named = [...readme.matchAll(/^- (\S+\.json): \S/gm)].map(([, name]) => `data/${name}`);
    expect(named.sort()).toEqual([...files.keys()].filter((path) => path !== 'README.txt').sort());
  });

  it('contains both sides of a conversation, and refused words in clear text', async () => {
    const { id, mark } = await makeWholePerson(context, storage);
    context.advance(2 * day);
    const files = await archiveOf(await writtenFor(id));
    const { messages } = JSON.parse(files.get('data/chat.json') ?? '') as {
      messages: { role: string; content: string }[];
    };
    expect(messages.map(({ role }) => role)).toContain('character');
    expect(messages.map(({ content }) => content)).toContain(`Call me ${mark}`);
    const { moderation_flags: flags } = JSON.parse(files.get('data/moderation.json') ?? '') as {
      moderation_flags: { evidence: string }[];
    };
    expect(flags[0]?.evidence).toContain(mark);
  });

  it('holds no secrets and nothing of other people', async () => {
    const neighbour = await makeWholePerson(context, storage);
    const { id, mark } = await makeWholePerson(context, storage);
    context.advance(2 * day);
    const whole = [...(await archiveOf(await writtenFor(id))).values()].join('\n');
    expect(whole).toContain(mark);
    expect(whole).not.toContain(neighbour.mark);
    expect(whole).not.toContain(neighbour.id);
    expect(whole).not.toMatch(/argon2|code_hash|sealed:/);
  });

  it('speaks the person’s language', async () => {
    const { id } = await makeUser(database.db);
    await database.db('users').where({ id }).update({ locale: 'de-DE' });
    const files = await archiveOf(await writtenFor(id));
    expect(files.get('README.txt')).toContain('Deine Daten bei Nocturne');
  });

  it('of a user with thousands of rows is read page by page, and complete', async () => {
    const { id } = await makeUser(database.db);
    await database.owner.raw(
      `insert into notifications (id, user_id, kind, subject, fact_id, told_at, payload)
       select gen_random_uuid(), ?, 'trial', 'trial:' || n, gen_random_uuid(), now(),
              jsonb_build_object('number', n)
         from generate_series(1, 1234) n`,
      [id],
    );
    const files = await archiveOf(await writtenFor(id));
    const { notifications } = JSON.parse(files.get('data/notifications.json') ?? '') as {
      notifications: { payload: { number: number } }[];
    };
    expect(new Set(notifications.map(({ payload }) => payload.number)).size).toBe(1234);
  });
});

describe('asking for one’s data', () => {
  it('is done once by two clicks, and one is written at a time', async () => {
    const { id } = await makeUser(database.db);
    const who = await makeSession(context, id);
    const answers = await Promise.all([requestExport(context, who), requestExport(context, who)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: 'export-in-progress' });
    expect(await findLatestExport(context, id)).toEqual({ state: 'requested' });
  });

  it('is possible once a day', async () => {
    const { id } = await makeUser(database.db);
    await writtenFor(id);
    const request = async () => requestExport(context, await makeSession(context, id));
    expect(await request()).toMatchObject({ reason: 'export-too-soon' });
    context.advance(day);
    expect(await request()).toEqual({ ok: true });
  });

  it('takes a proof of the last minutes, given in this very session', async () => {
    const { id, email } = await makeUser(database.db);
    const who = await makeSession(context, id);
    context.advance(tenMinutes);
    await makeSession(context, id);
    const refused = { ok: false, reason: 'proof-required' };
    expect(await requestExport(context, who)).toEqual(refused);
    expect(await findLatestExport(context, id)).toBeNull();
    await proveByPassword(context, { ...who, email }, testPassword);
    expect(await requestExport(context, who)).toEqual({ ok: true });
  });
});

describe('writing an archive', () => {
  it('notifies its owner once, however often its job runs', async () => {
    const { id, email } = await makeUser(database.db);
    const exportId = await requestExportAs(id);
    const written = await Promise.all([write(exportId), write(exportId), write(exportId)]);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await write(exportId)).toBe(false);
    const events = await database
      .db('outbox')
      .where({ aggregate_id: exportId, name: 'privacy.export-ready' })
      .select<{ payload: { email: string; path: string } }[]>('payload');
    expect(events.map(({ payload }) => payload.email)).toEqual([email]);
    expect(followed(events[0]?.payload.path ?? '')).toEqual(await linkOf(id));
  });

  it('is tried again when the files could not be reached', async () => {
    const { id } = await makeUser(database.db);
    const exportId = await requestExportAs(id);
    const unavailable: Storage = { ...storage, put: () => Promise.reject(new Error('no disk')) };
    await expect(write(exportId, unavailable)).rejects.toThrow('no disk');
    expect(await write(exportId)).toBe(true);
  });

  it('is found again when its job was lost, or its writer died', async () => {
    const { id } = await makeUser(database.db);
    const exportId = await requestExportAs(id);
    const lost = () => listUnwrittenExports(context, { olderThanSeconds: 60, limit: 1000 });
    expect(await lost()).not.toContain(exportId);
    context.advance(61_000);
    expect(await lost()).toContain(exportId);
    // Simulates a writer that never finishes.
    let die = (_reason: Error): void => undefined;
    const hangs: Storage = { ...storage, put: () => new Promise((_, fail) => (die = fail)) };
    const hanging = write(exportId, hangs);
    await eventually(async () => expect(await lost()).not.toContain(exportId));
    expect(await write(exportId)).toBe(false);
    context.advance(301_000);
    expect(await lost()).toContain(exportId);
    expect(await write(exportId)).toBe(true);
    die(new Error('came back too late'));
    await expect(hanging).rejects.toThrow('too late');
    expect(await findLatestExport(context, id)).toMatchObject({ state: 'ready' });
  });

  it('leaves no file behind when the account went in the meantime', async () => {
    const { id } = await makeUser(database.db);
    const exportId = await requestExportAs(id);
    const slow: Storage = {
      ...storage,
      async put(...file) {
        await storage.put(...file);
        await database.db('data_exports').where({ id: exportId }).delete();
      },
    };
    expect(await write(exportId, slow)).toBe(false);
    expect(await storage.has(archiveKey(exportId))).toBe(false);
  });
});

describe('the link to an archive', () => {
  it('opens it for its owner until its end', async () => {
    const { id: userId } = await makeUser(database.db);
    await writtenFor(userId);
    const link = await linkOf(userId);
    const open = async () =>
      openExport(context, storage, { ...(await makeSession(context, userId)), ...link });
    const opened = await open();
    if (!opened.ok) throw new Error(opened.reason);
    expect((await readZip(opened.file.stream)).has('README.txt')).toBe(true);
    context.advance(2 * day);
    expect(await open()).toMatchObject({ reason: 'export-expired' });
  });

  it('opens nothing in a session whose proof is too old', async () => {
    const { id: userId, email } = await makeUser(database.db);
    await writtenFor(userId);
    const link = await linkOf(userId);
    const who = await makeSession(context, userId);
    context.advance(tenMinutes);
    await makeSession(context, userId);
    const open = () => openExport(context, storage, { ...who, ...link });
    expect(await open()).toEqual({ ok: false, reason: 'proof-required' });
    await proveByPassword(context, { ...who, email }, testPassword);
    const opened = await open();
    if (!opened.ok) throw new Error(opened.reason);
    opened.file.stream.destroy();
  });

  it('opens nothing for other users, nor if it was changed', async () => {
    const { id: userId } = await makeUser(database.db);
    const { id: other } = await makeUser(database.db);
    await writtenFor(userId);
    await writtenFor(other);
    const link = await linkOf(userId);
    const theirs = await linkOf(other);
    const { sessionId } = await makeSession(context, userId);
    const stranger = await makeSession(context, other);
    const tries = [
      { ...stranger, ...link },
      { ...stranger, ...link, signature: theirs.signature },
      { userId, ...link, exportId: theirs.exportId },
      { userId, ...link, signature: '' },
      { userId, ...link, signature: `${link.signature}x` },
      { userId, ...link, expires: String(Number(link.expires) + 3600) },
    ];
    for (const attempt of tries) {
      expect(await openExport(context, storage, { sessionId, ...attempt })).toEqual({
        ok: false,
        reason: 'not-found',
      });
    }
  });
});

describe('an expired archive', () => {
  it('is removed, listed for a month, and then deleted', async () => {
    const { id } = await makeUser(database.db);
    const exportId = await writtenFor(id);
    await removeExpiredExports(context, storage);
    expect(await storage.has(archiveKey(exportId))).toBe(true);
    context.advance(2 * day + 1000);
    expect(await removeExpiredExports(context, storage)).toBeGreaterThan(0);
    expect(await storage.has(archiveKey(exportId))).toBe(false);
    expect(await findLatestExport(context, id)).toMatchObject({ state: 'expired' });
    context.advance(31 * day);
    await removeExpiredExports(context, storage);
    expect(await findLatestExport(context, id)).toBeNull();
  });
});
