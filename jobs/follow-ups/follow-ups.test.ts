import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { sendMessage } from '~/domain/chat/send/send-message';
import { chooseFrequency } from '~/domain/follow-ups/choices';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { choosePreferences } from '~/domain/notifications/choose-preferences';
import { newId } from '~/domain/shared/ids';
import { createLogger } from '~/observability/logger';
import { envelopeSchema, personChannel, type Envelope } from '~/realtime/protocol/envelope';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createEnqueuer, type Enqueuer } from '../enqueue.job';
import type { WorkerProcess } from '../start-worker';
import { startTestWorker } from '../testing/start-test-worker';
import { sweepFollowUpsJob } from './sweep-follow-ups.job';
import { writeFollowUpJob } from './write-follow-up.job';

const { database, context } = await openTestContext();
const storage = await openTestStorage(context);
const redis = await openTestRedis();
const sandbox = await openTestSandbox({ modelPace: 0 });
let enqueuer: Enqueuer;
let workers: WorkerProcess[];

beforeAll(() => {
  enqueuer = createEnqueuer(redis.connect());
});
afterAll(() => enqueuer.close());
beforeEach(async () => {
  workers = await Promise.all([startOne(), startOne()]);
});
afterEach(() => Promise.all(workers.map((worker) => worker.stop())));

const startOne = (): Promise<WorkerProcess> =>
  startTestWorker({
    context,
    db: database.db,
    databaseUrl: database.url,
    redisUrl: redis.url,
    sandbox,
    storage,
    publicUrl: 'http://localhost:3000',
    repliesEnabled: true,
    logger: createLogger({ process: 'worker', level: 'silent' }),
  });

it('a follow-up is written once, published to open pages and notified, whichever worker runs', async () => {
  const { id: userId } = await makeUser(database.db);
  const { id: characterId } = await makeCharacter(database.db);
  const person = { kind: 'user', id: userId } as const;
  const thread = async () =>
    (await listMessages(context, person, { characterId, limit: 50 })).items.map(({ role }) => role);
  await choosePreferences(context, userId, { hasQuietHours: false });
  const sent = await sendMessage(context, createEmbeddedModerator(), {
    person,
    characterId,
    idempotencyKey: newId(),
    content: 'Good evening.',
  });
  if (!sent.ok) throw new Error(sent.reason);
  const { chatId } = sent.message;
  await eventually(async () => expect(await thread()).toHaveLength(3));
  await chooseFrequency(context, { userId, characterId, frequency: 'daily' });
  const subscriber = redis.connect();
  const received: Envelope[] = [];
  subscriber.on('smessage', (_, text) => received.push(envelopeSchema.parse(JSON.parse(text))));
  await subscriber.ssubscribe(personChannel(userId));

  context.advance(7 * 3_600_000);
  const jobs = Array.from({ length: 5 }, () => [
    enqueuer.enqueue(sweepFollowUpsJob, {}),
    enqueuer.enqueue(writeFollowUpJob, { chatId }),
  ]);
  await Promise.all(jobs.flat());
  await eventually(async () => expect(await thread()).toHaveLength(4));
  await eventually(async () => {
    const row = await database.db('chat_follow_ups').where({ chat_id: chatId }).first();
    expect(row).toMatchObject({ written: 1, leased_until: null });
    expect(row?.due_at?.getTime()).toBeGreaterThan(context.now().getTime());
  });
  expect(await thread()).toEqual(['character', 'user', 'character', 'character']);

  // The relay delivers at least once; a page ignores ids that it has already received.
  const messages = () =>
    received.filter((one) => one.kind !== 'control' && one.name === 'character-message-sent');
  await eventually(() => expect(messages()).not.toEqual([]));
  expect(new Set(messages().map((one) => JSON.stringify(one))).size).toBe(1);
  await eventually(async () => {
    const notices = await database.db('notifications').where({ user_id: userId, kind: 'message' });
    expect(notices).toHaveLength(1);
    expect(notices[0]?.read_at).toBeNull();
  });
  const calls = await database.db('model_calls').where({ chat_id: chatId, purpose: 'follow_up' });
  expect(calls).toHaveLength(1);
}, 90_000);
