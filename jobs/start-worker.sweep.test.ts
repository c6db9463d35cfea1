import type { Redis } from 'ioredis';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { signUp } from '~/domain/accounts/sign-up';
import { logOut } from '~/domain/sessions/log-out';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { readBalance } from '~/domain/wallet/get-balance';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { createLogger } from '~/observability/logger';
import { envelopeSchema, personChannel, type Envelope } from '~/realtime/protocol/envelope';
import { sendMessageJob } from './chat/send-message.job';
import { sweepRepliesJob } from './replies/sweep-replies.job';
import { reconcileLedgerJob } from './commands/reconcile-ledger.job';
import { createEnqueuer, type Enqueuer } from './enqueue.job';
import type { WorkerProcess } from './start-worker';
import { startTestWorker } from './testing/start-test-worker';
import { chatSettings } from '~/domain/chat/settings';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';

const { database, context } = await openTestContext();
const storage = await openTestStorage(context);
const redis = await openTestRedis();
const sandbox = await openTestSandbox({ modelPace: 0 });
let enqueuer: Enqueuer;
let workers: WorkerProcess[] = [];

beforeAll(async () => {
  enqueuer = createEnqueuer(redis.connect());
});
afterAll(async () => {
  await enqueuer.close();
});
beforeEach(async () => {
  workers = [await startOne(), await startOne()];
});
afterEach(() => Promise.all(workers.map((worker) => worker.stop())));

function startOne(): Promise<WorkerProcess> {
  return startTestWorker({
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
}

/** Receives what a gateway would receive for one person. */
async function listen(personId: string): Promise<{ received: Envelope[]; redis: Redis }> {
  const subscriber = redis.connect();
  const received: Envelope[] = [];
  subscriber.on('smessage', (_, text) => received.push(envelopeSchema.parse(JSON.parse(text))));
  await subscriber.ssubscribe(personChannel(personId));
  return { received, redis: subscriber };
}
const named = (received: Envelope[], name: string) =>
  received.filter((one) => one.kind !== 'control' && one.name === name);

async function makePayer(tokens = 100): Promise<Person> {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  await giveTokens(context, id, tokens);
  return { kind: 'user', id };
}
const enqueueSend = (person: Person, characterId: string, content: string, key = newId()) =>
  enqueuer.enqueue(
    sendMessageJob,
    {
      person,
      characterId,
      idempotencyKey: key,
      sealedContent: context.seal.seal(content),
      requestId: newId(),
    },
    { isForGuest: person.kind === 'guest' },
  );
const thread = async (person: Person, characterId: string) =>
  (await listMessages(context, person, { characterId, limit: 100 })).items;

async function control(body: Record<string, unknown>) {
  const answer = await fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

describe('two workers and two relays', () => {
  it('turn a queued message into its confirmation, the writing sign, words and the reply', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await enqueueSend(person, id, 'Good evening. My name is Alex.');
    await eventually(() => expect(named(received, 'character-message-sent')).toHaveLength(1));
    expect(named(received, 'user-message-sent')).toHaveLength(1);
    expect(named(received, 'character-writing').length).toBeGreaterThan(0);
    // The event for the granted tokens may arrive before it.
    expect(named(received, 'user.token-balance-updated.event').at(-1)).toMatchObject({
      channel: 'stream',
      payload: { balance: 98 },
    });
    const chunks = named(received, 'character-message-chunk').map((one) =>
      one.kind === 'ephemeral' ? one.payload['text'] : '',
    );
    const messages = await thread(person, id);
    expect(messages.map((message) => message.role)).toEqual(['character', 'user', 'character']);
    expect(chunks.join('').trim()).toBe(messages.at(-1)?.content);
  });

  it('answer ten sends of one key with one message, one charge and one reply', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    const key = newId();
    await Promise.all(Array.from({ length: 10 }, () => enqueueSend(person, id, 'Hello?', key)));
    const receivedCount = () => named(received, 'user-message-sent').length;
    await eventually(() => expect(receivedCount()).toBeGreaterThan(0));
    await eventually(async () => expect(await thread(person, id)).toHaveLength(3));
    // A repeat gets its event immediately, although the first job is done and kept.
    const before = receivedCount();
    await enqueueSend(person, id, 'Hello?', key);
    await eventually(() => expect(receivedCount()).toBeGreaterThan(before));
    expect(await readBalance(database.db, person.id)).toBe(98);
    expect(named(received, 'character-message-sent')).toHaveLength(1);
  });

  it('answer every one of many messages, in order, each once', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    for (let line = 0; line < 6; line += 1) await enqueueSend(person, id, `Line number ${line}`);
    await eventually(() => expect(named(received, 'character-message-sent')).toHaveLength(6));
    const replies = await database
      .db('messages')
      .where({ sender_id: id })
      .whereNotNull('reply_to_id')
      .orderBy('seq')
      .pluck('reply_to_id');
    const sent = await database.db('messages').where({ sender_id: person.id }).orderBy('seq');
    expect(replies).toEqual(sent.map((message) => message.id));
    const seqs = named(received, 'character-message-sent').map((one) =>
      one.kind === 'event' ? (one.payload['message'] as { seq: number }).seq : 0,
    );
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
  });

  it('try again when the model fails midway and answer once, with the words of one draft', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await control({ target: 'model', behaviour: 'error-midway', times: 1 });
    await enqueueSend(person, id, 'Tell me a story about your work, please.');
    await eventually(() => expect(named(received, 'character-message-sent')).toHaveLength(1));
    const messages = await thread(person, id);
    expect(messages).toHaveLength(3);
    const chunks = named(received, 'character-message-chunk').flatMap((one) =>
      one.kind === 'ephemeral' && one.payload['draft'] === 2 ? [one.payload['text']] : [],
    );
    expect(chunks.join('').trim()).toBe(messages.at(-1)?.content);
  });

  it('give up after the last attempt and return the price', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await enqueuer.queues.get('replies')?.pause();
    await enqueueSend(person, id, 'Hello?');
    await eventually(() => expect(named(received, 'user-message-sent')).toHaveLength(1));
    await database
      .db('replies')
      .whereIn('chat_id', database.db('chats').where({ user_id: person.id }).select('id'))
      .update({ created_at: new Date(Date.now() - 10 * 60_000) });
    await control({ target: 'model', behaviour: 'fail', times: 1 });
    await enqueuer.queues.get('replies')?.resume();
    await eventually(() => expect(named(received, 'chat.error')).toHaveLength(1));
    expect(await readBalance(database.db, person.id)).toBe(100);
    expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
  });

  it('call a failing model as often as the settings allow, however many jobs and sweeps run', async () => {
    const { reply_max_attempts } = await context.settings(chatSettings);
    await database.db('settings').insert({ key: 'reply_backoff_ms', value: JSON.stringify(1) });
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await fetch(`${sandbox.url}/records.json`, { method: 'DELETE' });
    await control({ target: 'model', behaviour: 'fail', times: 100 });
    await enqueueSend(person, id, 'Hello?');
    await eventually(() => expect(named(received, 'user-message-sent')).toHaveLength(1));
    await database
      .db('replies')
      .whereIn('chat_id', database.db('chats').where({ user_id: person.id }).select('id'))
      .update({ created_at: new Date(Date.now() - 30_000) });
    const sweeping = setInterval(() => void enqueuer.enqueue(sweepRepliesJob, {}), 20);
    onTestFinished(() => clearInterval(sweeping));
    await eventually(() => expect(named(received, 'chat.error')).toHaveLength(1));
    clearInterval(sweeping);
    await fetch(`${sandbox.url}/control`, { method: 'DELETE' });
    const answer = await fetch(`${sandbox.url}/records.json?target=model`);
    const records = (await answer.json()) as { requestId: string }[];
    expect(records).toHaveLength(reply_max_attempts);
    expect(new Set(records.map(({ requestId }) => requestId)).size).toBe(1);
    expect(named(received, 'character-message-retracted')).toHaveLength(0);
    await eventually(() => {
      const signs = named(received, 'character-writing').map((one) =>
        one.kind === 'ephemeral' ? one.payload['isWriting'] : null,
      );
      expect(signs.indexOf(false)).toBe(reply_max_attempts);
    });
    await database.db('settings').where({ key: 'reply_backoff_ms' }).delete();
  });

  it('go on trying for a while however many attempts have failed', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await enqueuer.queues.get('replies')?.pause();
    await enqueueSend(person, id, 'Still there?');
    await eventually(() => expect(named(received, 'user-message-sent')).toHaveLength(1));
    await database
      .db('replies')
      .whereIn('chat_id', database.db('chats').where({ user_id: person.id }).select('id'))
      .update({ attempts: 60 });
    await enqueuer.queues.get('replies')?.resume();
    await eventually(() => expect(named(received, 'character-message-sent')).toHaveLength(1));
  });

  it('answer a visitor by way of queues that members do not wait on', async () => {
    const guest: Person = { kind: 'guest', id: newId() };
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(guest.id);
    for (const name of ['chat', 'replies'] as const) await enqueuer.queues.get(name)?.pause();
    await enqueueSend(guest, id, 'Good evening from the channel');
    await eventually(() => expect(named(received, 'character-message-sent')).toHaveLength(1));
    for (const name of ['chat', 'replies'] as const) await enqueuer.queues.get(name)?.resume();
  });

  it('find the same overdue replies again and again without piling up jobs', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await enqueuer.queues.get('replies')?.pause();
    await enqueueSend(person, id, 'Anybody there?');
    await eventually(() => expect(named(received, 'user-message-sent')).toHaveLength(1));
    await database
      .db('replies')
      .whereIn('chat_id', database.db('chats').where({ user_id: person.id }).select('id'))
      .update({ created_at: new Date(Date.now() - 60_000) });
    const queued = async () => (await enqueuer.queues.get('replies')?.getWaitingCount()) ?? 0;
    await eventually(async () => expect(await queued()).toBe(1));
    const sweeps: string[] = [];
    for (let sweep = 0; sweep < 3; sweep += 1) {
      sweeps.push(await enqueuer.enqueue(sweepRepliesJob, {}));
    }
    await eventually(async () => {
      for (const sweep of sweeps) {
        const job = await enqueuer.queues.get('maintenance')?.getJob(sweep);
        expect(job?.finishedOn).toBeDefined();
      }
    });
    expect(await queued()).toBe(1);
    await enqueuer.queues.get('replies')?.resume();
    await eventually(() => expect(named(received, 'character-message-sent')).toHaveLength(1));
  });

  it('answer distress with the referral card and without the model', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    await enqueueSend(person, id, 'I do not want to live anymore');
    await eventually(async () => expect(await thread(person, id)).toHaveLength(3));
    const messages = await thread(person, id);
    expect(messages.at(-1)).toMatchObject({ subtype: 'crisis_referral' });
  });

  it('mail one code per sign-up, and keep the code out of the job data', async () => {
    const email = `${newId()}@example.com`;
    await signUp(context, { email, password: 'secret-1', accountType: 'User' });
    const inbox = async () => {
      const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
      return (await answer.json()) as { code: string; subject: string }[];
    };
    await eventually(async () => expect(await inbox()).toHaveLength(1));
    const [mail] = await inbox();
    expect(mail?.code).toMatch(/^\d{5}$/);
    const jobs = await enqueuer.queues.get('mail')?.getJobs(['completed', 'active', 'waiting']);
    expect(JSON.stringify(jobs?.map((job) => job.data as unknown))).not.toContain(mail?.code);
  });

  it('notify the gateways of a log-out', async () => {
    const email = `${newId()}@example.com`;
    const { user, tokens } = await signUp(context, {
      email,
      password: 'secret-1',
      accountType: 'User',
    });
    const { received } = await listen(user.id);
    await logOut(context, tokens.sessionId);
    await eventually(() =>
      expect(received).toContainEqual({
        kind: 'control',
        action: 'session-revoked',
        sessionId: tokens.sessionId,
      }),
    );
  });

  it('lead each partition once between them, and take over from a worker that stops', async () => {
    await eventually(() =>
      expect(workers.flatMap((worker) => worker.leads()).sort()).toEqual([0, 1]),
    );
    const leader = workers.find((worker) => worker.leads().length > 0);
    await leader?.stop();
    workers = workers.filter((worker) => worker !== leader);
    const [heir] = workers;
    await eventually(() => expect(heir?.leads()).toEqual([0, 1]));
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await enqueueSend(person, id, 'Still there?');
    await eventually(() => expect(named(received, 'user-message-sent')).toHaveLength(1));
  });

  it('publish the events of the last minutes again to a Redis that restarted empty', async () => {
    const person = await makePayer();
    const { id } = await makeCharacter(database.db);
    const { received } = await listen(person.id);
    await enqueueSend(person, id, 'Do you forget?');
    await eventually(() => expect(named(received, 'character-message-sent')).toHaveLength(1));
    await eventually(async () =>
      expect(await database.db('outbox').whereNull('published_at')).toHaveLength(0),
    );
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.db('relay_state').update({ redis_run_id: 'another' });
    workers = [await startOne()];
    // At least once more: browsers know an event that they have by its id.
    const sent = () => named(received, 'user-message-sent').length;
    await eventually(() => expect(sent()).toBeGreaterThanOrEqual(2));
    await eventually(async () =>
      expect(await database.db('outbox').whereNull('published_at')).toHaveLength(0),
    );
    expect(await thread(person, id)).toHaveLength(3);
  });

  it('run a maintenance command and keep its result', async () => {
    const jobId = await enqueuer.enqueue(reconcileLedgerJob, { requestId: newId() });
    const queue = enqueuer.queues.get('maintenance');
    await eventually(async () => {
      const job = await queue?.getJob(jobId);
      expect(job?.returnvalue).toMatchObject({ ok: true, sum: 0 });
    });
  });
});
