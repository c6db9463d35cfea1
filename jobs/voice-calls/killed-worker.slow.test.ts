import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { writeSetting } from '~/domain/settings/write-setting';
import { newId } from '~/domain/shared/ids';
import { requestVoiceCall } from '~/domain/voice-calls/request-voice-call';
import { costOfCall } from '~/domain/voice-calls/call-cost';
import { endCall, getCall, offerLine, type Call } from '~/domain/voice-calls/follow-call';
import { voiceCallsSettings } from '~/domain/voice-calls/settings';
import { readBalance } from '~/domain/wallet/get-balance';
import { countFaults } from '~/domain/wallet/ledger/imbalance';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { openWeriftCaller } from '~/providers/voice-call/testing/werift-caller';
import type { OtherSide } from '~/providers/voice-call/testing/other-side';
import { loudOf } from '~/providers/voice-call/testing/sounds';
import { frameMs, sentRate } from '~/providers/voice-call/voice-line';
import { findFreePort } from '~/db/testing/find-free-port';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';

const { database, context } = await openTestContext();
const redis = await openTestRedis();
const sandbox = await openTestSandbox({ modelPace: 0 });

const tokens = 100;
/** The minimum length of each half of the call. */
const halfMs = 4_000;

/** Starts a ready worker in a separate process, like a supervisor; killed with the test. */
async function startWorker() {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'jobs/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env['PATH'],
      DEPLOYMENT: 'test',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: 'http://localhost:3000',
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      WORKER_PORT: String(port),
      OUTBOX_PARTITIONS: '2',
      SESSION_SECRET: 'test-secret-test-secret-test-secret',
      SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
      COMMANDS_KEY: 'k'.repeat(16),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MODEL_URL: `${sandbox.url}/v1`,
      MODEL_KEY: 'sandbox',
      SPEECH_URL: `${sandbox.url}/speech/v1`,
      SPEECH_KEY: 'sandbox',
      TRANSCRIPTION_URL: `${sandbox.url}/speech/v1`,
      TRANSCRIPTION_KEY: 'sandbox',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const isReady = async () =>
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  await eventually(isReady, { limitMs: 60_000 });
  return child;
}

async function makeCall() {
  const { id: characterId } = await makeCharacter(database.db, { availableForCalls: true });
  const { id: userId } = await makeUser(database.db);
  await subscribe(database.db, userId);
  await giveTokens(context, userId, tokens);
  const result = await requestVoiceCall(context, {
    userId,
    characterId,
    idempotencyKey: newId(),
    limitMinutes: null,
    hasCaptions: true,
  });
  if (!result.ok) throw new Error(result.reason);
  return { userId, callId: result.callId };
}

async function currentStatus(own: { userId: string; callId: string }): Promise<Call> {
  const found = await getCall(context, own);
  if (!found.ok) throw new Error(found.reason);
  return found.call;
}

/** Opens a browser whose microphone records a quiet room. */
async function openQuietCaller(): Promise<OtherSide> {
  const caller = await openWeriftCaller();
  const quiet = new Int16Array((sentRate * frameMs) / 1000);
  const sending = setInterval(() => void caller.say(quiet), frameMs);
  onTestFinished(() => clearInterval(sending));
  return caller;
}

/**
 * Offers a connection and waits until some more milliseconds of talk are stored. Returns the time of its
 * start.
 */
async function talkFor(halfMs: number, own: { userId: string; callId: string }): Promise<number> {
  const { talkedMs } = await currentStatus(own);
  const begunAt = Date.now();
  const caller = await openQuietCaller();
  const offered = await offerLine(context, { ...own, offer: caller.offer });
  if (!offered.ok) throw new Error(offered.reason);
  const answer = await eventually(async () => {
    const { answered, answer } = await currentStatus(own);
    if (answered !== offered.attempt || answer === null) throw new Error('not answered yet');
    return answer;
  });
  await caller.accept(answer);
  await eventually(() => expect(loudOf(caller.received).length).toBeGreaterThan(0));
  const enough = talkedMs + halfMs;
  await eventually(async () =>
    expect((await currentStatus(own)).talkedMs).toBeGreaterThanOrEqual(enough),
  );
  return begunAt;
}

it('a worker killed during a call loses its unsaved progress, and no caller pays for more than was talked', async () => {
  // The call reconnects as soon as another worker has started, however long that takes.
  await writeSetting(database.db, voiceCallsSettings, 'voice_call_reconnect_seconds', 300);
  const host = await startWorker();
  const own = await makeCall();
  const begunAt = await talkFor(halfMs, own);
  const died = once(host, 'exit');
  host.kill('SIGKILL');
  await died;
  const diedAt = Date.now();
  await startWorker();
  await eventually(async () => expect((await currentStatus(own)).state).toBe('reconnecting'));
  const backAt = await talkFor(halfMs, own);
  await endCall(context, own);
  const talkedAtMost = diedAt - begunAt + (Date.now() - backAt);

  const call = await currentStatus(own);
  expect(call).toMatchObject({ state: 'ended', endedBy: 'person' });
  expect(call.talkedMs).toBeGreaterThanOrEqual(2 * halfMs);
  expect(call.talkedMs).toBeLessThanOrEqual(talkedAtMost);
  const price = costOfCall(call.talkedMs, call.price);
  expect(call.tokens).toBe(price);
  expect(await readBalance(database.db, own.userId)).toBe(tokens - price);
  expect(countFaults(await reconcileLedger(database.db))).toBe(0);
}, 180_000);
