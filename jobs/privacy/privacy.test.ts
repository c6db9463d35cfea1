import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSession, makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { archiveKey } from '~/domain/privacy/archive-key';
import { findLatestExport } from '~/domain/privacy/find-latest-export';
import { requestDeletion } from '~/domain/deletions/request-deletion';
import { requestExport } from '~/domain/privacy/request-export';
import { readRestoreOffer } from '~/domain/deletions/restore-account';
import { createLogger } from '~/observability/logger';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createEnqueuer, type Enqueuer } from '../enqueue.job';
import type { WorkerProcess } from '../start-worker';
import { startTestWorker } from '../testing/start-test-worker';
import { sweepPrivacyJob } from './sweep-privacy.job';

const hour = 3600 * 1000;

const { database, context } = await openTestContext();
const storage = await openTestStorage(context);
const redis = await openTestRedis();
const sandbox = await openTestSandbox({ modelPace: 0 });
let enqueuer: Enqueuer;
let worker: WorkerProcess;

beforeAll(async () => {
  enqueuer = createEnqueuer(redis.connect());
  worker = await startTestWorker({
    context,
    db: database.db,
    databaseUrl: database.url,
    redisUrl: redis.url,
    sandbox,
    storage,
    publicUrl: 'http://localhost:3000',
    repliesEnabled: false,
    logger: createLogger({ process: 'worker', level: 'silent' }),
  });
});
afterAll(async () => {
  await worker.stop();
  await enqueuer.close();
});

interface Letter {
  subject: string;
  text: string;
}

async function lettersTo(email: string): Promise<Letter[]> {
  const answer = await fetch(`${sandbox.url}/inbox.json?${new URLSearchParams({ to: email })}`);
  return (await answer.json()) as Letter[];
}

/** Returns the link in the only letter to an address. */
async function mailedLink(email: string): Promise<URL> {
  await eventually(async () => expect(await lettersTo(email)).toHaveLength(1));
  const [letter] = await lettersTo(email);
  const link = letter?.text.split(/\s/).find((word) => word.startsWith('http://localhost:3000/'));
  return new URL(link ?? '');
}

const sweep = () => enqueuer.enqueue(sweepPrivacyJob, {});

it('packs the requested data, and mails the link', async () => {
  const { id, email } = await makeUser(database.db);
  await database.db('users').where({ id }).update({ locale: 'fr-FR' });
  await requestExport(context, await makeSession(context, id));
  const link = await mailedLink(email);
  const latest = await findLatestExport(context, id);
  expect(latest).toMatchObject({ state: 'ready', path: link.pathname + link.search });
  expect((await lettersTo(email))[0]?.subject).toBe('Vos données Nocturne sont prêtes');
});

it('mails a leaving user the way to restore the account, and erases it after the period', async () => {
  const { id, email } = await makeUser(database.db);
  const reason = 'I have found the day again.';
  await requestDeletion(context, { ...(await makeSession(context, id)), reason });
  const link = await mailedLink(email);
  expect(link.pathname).toBe('/restore');
  const token = link.searchParams.get('token') ?? '';
  expect(await readRestoreOffer(context, token)).toMatchObject({ ok: true });

  const state = async () =>
    (await database.db('users').where({ id }).first<{ state: string }>('state')).state;
  await sweep();
  expect(await state()).toBe('closing');
  context.advance(49 * hour);
  await sweep();
  await eventually(async () => expect(await state()).toBe('deleted'));
});

it('removes expired archives', async () => {
  const { id, email } = await makeUser(database.db);
  await requestExport(context, await makeSession(context, id));
  const exportId = (await mailedLink(email)).pathname.split('/').at(-1) ?? '';
  expect(await storage.has(archiveKey(exportId))).toBe(true);
  context.advance(49 * hour);
  await sweep();
  await eventually(async () => expect(await storage.has(archiveKey(exportId))).toBe(false));
});
