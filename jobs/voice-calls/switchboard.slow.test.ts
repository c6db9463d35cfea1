import { afterEach, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { recollect } from '~/domain/memory/recollect';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { newId } from '~/domain/shared/ids';
import { requestVoiceCall } from '~/domain/voice-calls/request-voice-call';
import { endCall, getCall, offerLine } from '~/domain/voice-calls/follow-call';
import { createLogger } from '~/observability/logger';
import { LineRefused, type LineListener, type VoiceLines } from '~/providers/voice-call/voice-line';
import { createSwitchboard } from './switchboard';

const { database, context } = await openTestContext();
const { db } = database;

async function makeCall() {
  const { id: characterId } = await makeCharacter(db, { availableForCalls: true });
  const { id: userId } = await makeUser(db);
  await subscribe(db, userId);
  await giveTokens(context, userId, 100);
  const result = await requestVoiceCall(context, {
    userId,
    characterId,
    idempotencyKey: newId(),
    limitMinutes: null,
    hasCaptions: true,
  });
  if (!result.ok) throw new Error(result.reason);
  const own = { userId, callId: result.callId };
  return {
    characterId,
    own,
    async offer() {
      const offered = await offerLine(context, { ...own, offer: 'an offer' });
      if (!offered.ok) throw new Error(offered.reason);
      return { callId: own.callId, attempt: offered.attempt };
    },
    async status() {
      const found = await getCall(context, own);
      if (!found.ok) throw new Error(found.reason);
      return found.call;
    },
  };
}

interface OpenLine {
  listener: LineListener;
  isClosed: boolean;
  silentSince: number | null;
  /** The number of times that the host has called `msSinceSound`, once per sign. */
  timesRequested: number;
}

/** Opens a switchboard with fake connections that record what happens to them. */
function openSwitchboard(beforeAnswer: () => Promise<unknown> = () => Promise.resolve()) {
  const opened: OpenLine[] = [];
  const lines: VoiceLines = {
    async answer(_offered, listener) {
      const line: OpenLine = { listener, isClosed: false, silentSince: null, timesRequested: 0 };
      opened.push(line);
      await beforeAnswer();
      return {
        answer: 'an answer',
        say: () => Promise.resolve(),
        msSinceSound() {
          line.timesRequested += 1;
          return line.silentSince === null ? 0 : performance.now() - line.silentSince;
        },
        close: () => Promise.resolve(void (line.isClosed = true)),
      };
    },
  };
  const switchboard = createSwitchboard({
    context,
    lines,
    broadcast: { captioned: () => Promise.resolve() },
    logger: createLogger({ process: 'test', level: 'silent' }),
    senses: {
      model: {
        async *streamReply() {
          yield await Promise.resolve('Mm.');
        },
      },
      moderator: createEmbeddedModerator(),
      recall: (of) => recollect(context, of),
      transcriber: { transcribe: () => Promise.resolve('') },
      speaker: { speak: ({ text }) => Promise.resolve(Buffer.from(text)) },
      decode: (sound) => Promise.resolve(Int16Array.from(sound)),
    },
  });
  stops.push(() => switchboard.stop());
  return { switchboard, opened };
}
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

it('counts talk time while a connection receives sound, and none once its browser has vanished', async () => {
  const call = await makeCall();
  const { switchboard, opened } = openSwitchboard();
  expect(await switchboard.answer(await call.offer())).toBe('answered');
  const [line] = opened;
  if (!line) throw new Error('no line was opened');
  line.listener.onConnected();
  await eventually(async () => expect((await call.status()).talkedMs).toBeGreaterThan(1_500));
  line.silentSince = performance.now();
  const before = line.timesRequested;
  // Signs are sent in order: with the third, the first two are stored.
  await eventually(() => expect(line.timesRequested).toBeGreaterThan(before + 2));
  const { talkedMs } = await call.status();
  line.listener.onLost();
  await eventually(async () => expect((await call.status()).state).toBe('reconnecting'));
  context.advance(5_000);
  expect((await call.status()).talkedMs - talkedMs).toBeLessThan(1_000);
  line.silentSince = null;
  line.listener.onConnected();
  await eventually(async () => expect((await call.status()).state).toBe('live'));
}, 40_000);

it('ends a call whose offer cannot be answered, and charges nothing for it', async () => {
  const call = await makeCall();
  const { switchboard } = openSwitchboard(() => Promise.reject(new LineRefused('no sound')));
  expect(await switchboard.answer(await call.offer())).toBe('gone');
  expect(await call.status()).toMatchObject({ state: 'ended', endedBy: 'lost', tokens: 0 });
});

/** Returns a promise that waits until it is released. */
function openGate() {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { held, letGo };
}

const openOf = (opened: readonly OpenLine[]) => opened.filter(({ isClosed }) => !isClosed).length;

it('has one host for a call, however many offers arrive at once', async () => {
  const call = await makeCall();
  const gate = openGate();
  const { switchboard, opened } = openSwitchboard(() => gate.held);
  const first = await call.offer();
  const answering = switchboard.answer(first);
  await eventually(() => expect(opened).toHaveLength(1));
  const others = [await call.offer(), await call.offer()];
  const outcomes = Promise.all([
    answering,
    ...others.map((line) => switchboard.answer(line)),
    switchboard.answer(first),
  ]);
  gate.letGo();
  expect(await outcomes).toEqual(['gone', 'gone', 'answered', 'gone']);
  expect(openOf(opened)).toBe(1);
  await switchboard.stop();
  expect(openOf(opened)).toBe(0);
}, 40_000);

/** Waits until a host sends a sign, for which it locks its call. */
async function untilSign() {
  let signs = 0;
  const note = ({ sql }: { sql: string }) => {
    if (sql.includes('voice_calls') && sql.endsWith('for update')) signs += 1;
  };
  db.on('query', note);
  await eventually(() => expect(signs).toBeGreaterThan(0));
  db.off('query', note);
}

it('closes a connection whose call ends, or fails, before it is answered', async () => {
  const ending = await makeCall();
  const { switchboard, opened } = openSwitchboard(async () => {
    await endCall(context, ending.own);
    await untilSign();
  });
  expect(await switchboard.answer(await ending.offer())).toBe('gone');
  expect(opened).toMatchObject([{ isClosed: true }]);
  const chatless = await makeCall();
  const deleting = openSwitchboard(() =>
    db('chats').where({ user_id: chatless.own.userId }).delete(),
  );
  expect(await deleting.switchboard.answer(await chatless.offer())).toBe('gone');
  expect(openOf(deleting.opened)).toBe(0);
  expect(await chatless.status()).toMatchObject({ state: 'ended', endedBy: 'person', tokens: 0 });
  const failing = await makeCall();
  let tries = 0;
  const broken = openSwitchboard(() =>
    (tries += 1) === 1 ? Promise.reject(new Error('no line')) : Promise.resolve(),
  );
  await expect(broken.switchboard.answer(await failing.offer())).rejects.toThrow('no line');
  expect(await broken.switchboard.answer(await failing.offer())).toBe('answered');
}, 40_000);

it('opens no line while it stops', async () => {
  const call = await makeCall();
  const gate = openGate();
  const { switchboard, opened } = openSwitchboard(() => gate.held);
  const answering = switchboard.answer(await call.offer());
  await eventually(() => expect(opened).toHaveLength(1));
  const stopping = switchboard.stop();
  gate.letGo();
  await stopping;
  expect(await answering).toBe('gone');
  expect(await switchboard.answer(await call.offer())).toBe('busy');
  expect(openOf(opened)).toBe(0);
}, 40_000);
