import { AccessToken, TrackSource } from 'livekit-server-sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { sandboxLiveKit } from '~/sandbox/livekit/read-grants';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { callerIdentity } from './call-room';
import { createLiveKitLines } from './livekit-lines';
import { openLiveKitCaller } from './testing/livekit-caller';
import type { LinesUnderTest } from './testing/other-side';
import { passesOf } from './testing/sandbox-passes';
import { loudOf, tone } from './testing/sounds';
import { openWeriftCaller } from './testing/werift-caller';
import { frameMs, LineRefused } from './voice-line';
import { createWeriftLines } from './werift-lines';

const sandbox = await openTestSandbox();
const passes = passesOf(sandbox);

/** Opens a participant who was admitted to a call's room by other means. */
async function openIntruder(callId: string) {
  const { url } = await passes(callId, callerIdentity);
  const token = new AccessToken(sandboxLiveKit.key, sandboxLiveKit.secret, {
    identity: 'somebody else',
    ttl: 60,
  });
  token.addGrant({
    room: `call-${callId}`,
    roomJoin: true,
    canPublishSources: [TrackSource.MICROPHONE],
  });
  return openLiveKitCaller({ url, token: await token.toJwt() });
}

const adapters: Record<string, LinesUnderTest> = {
  'a peer in this process': {
    createLines: (options) => createWeriftLines({ sendsInternalAddresses: true, ...options }),
    openCaller: openWeriftCaller,
    async openStranger() {
      // The closest possible stranger: the caller of another call in the same process.
      const stranger = await openWeriftCaller();
      const lines = createWeriftLines({ sendsInternalAddresses: true });
      const other = await lines.answer({ callId: newId(), offer: stranger.offer }, deaf);
      onTestFinished(() => other.close());
      await stranger.accept(other.answer);
      return stranger;
    },
  },
  'a LiveKit server': {
    createLines: (options) => createLiveKitLines({ passes, ...options }),
    openCaller: async (callId) => openLiveKitCaller(await passes(callId, callerIdentity)),
    openStranger: openIntruder,
  },
};

const nothing = () => undefined;
const deaf = { onConnected: nothing, onLost: nothing, onSound: nothing };
const never = new AbortController().signal;

/** Opens a call with both sides connected. */
async function connect({ createLines, openCaller }: LinesUnderTest, options?: { quietMs: number }) {
  const callId = newId();
  const caller = await openCaller(callId);
  const happened: string[] = [];
  const received: Int16Array[] = [];
  const line = await createLines(options).answer(
    { callId, offer: caller.offer },
    {
      onConnected: () => void happened.push('connected'),
      onLost: () => void happened.push('lost'),
      onSound: (frame) => void received.push(frame),
    },
  );
  onTestFinished(() => line.close());
  await caller.accept(line.answer);
  await eventually(() => expect(happened).toEqual(['connected']));
  return { callId, caller, line, happened, received };
}

describe.each(Object.entries(adapters))('lines carried by %s', (_name, lines) => {
  it('carry sound both ways', { timeout: 30_000 }, async () => {
    const { caller, line, received } = await connect(lines);
    const before = performance.now();
    await line.say(tone(0.8), never);
    expect(performance.now() - before).toBeGreaterThan(700);
    await eventually(() => expect(loudOf(caller.received).length).toBeGreaterThan(20));
    await caller.say(tone(0.8));
    await eventually(() => expect(loudOf(received).length).toBeGreaterThan(20));
    expect(new Set(received.map(({ length }) => length))).toEqual(new Set([320]));
  });

  it('fall silent at once', { timeout: 60_000 }, async () => {
    const { caller, line, received } = await connect(lines);
    const hush = new AbortController();
    const begunAt = performance.now();
    const saying = line.say(tone(10), hush.signal);
    await eventually(() => expect(loudOf(caller.received).length).toBeGreaterThan(20));
    hush.abort();
    const speechMs = performance.now() - begunAt;
    await saying;
    await line.say(tone(10), hush.signal);
    // Frames still in transit arrive before the next words of the other side.
    await caller.say(tone(0.5));
    await eventually(() => expect(loudOf(received).length).toBeGreaterThan(10));
    // A tenth of a second may have been sent ahead; no frame that was waiting was sent.
    expect(loudOf(caller.received).length).toBeLessThan(speechMs / frameMs + 10);
  });

  it('report that the other side has left', { timeout: 30_000 }, async () => {
    const { caller, happened } = await connect(lines, { quietMs: 60_000 });
    await caller.leave();
    await eventually(() => expect(happened).toEqual(['connected', 'lost']));
  });

  it(
    'are lost while nothing arrives, and restored when something does',
    { timeout: 30_000 },
    async () => {
      const { caller, line, happened } = await connect(lines, { quietMs: 4_000 });
      await caller.say(tone(2));
      expect(happened.filter((what) => what === 'lost')).toEqual([]);
      // Shorter than the speech took.
      expect(line.msSinceSound()).toBeLessThan(2_000);
      await eventually(() => expect(happened).toEqual(['connected', 'lost']));
      expect(line.msSinceSound()).toBeGreaterThan(3_700);
      const talking = setInterval(() => void caller.say(tone(0.1)), 100);
      onTestFinished(() => clearInterval(talking));
      await eventually(() => expect(happened).toEqual(['connected', 'lost', 'connected']));
    },
  );

  it('end once they are closed', { timeout: 30_000 }, async () => {
    const { caller, line, received } = await connect(lines);
    await line.close();
    received.length = 0;
    await caller.say(tone(0.5)).catch(nothing);
    await line.say(tone(0.5), never);
    // Meanwhile another connection carries as much sound.
    const other = await connect(lines);
    await other.caller.say(tone(0.5));
    await eventually(() => expect(loudOf(other.received).length).toBeGreaterThan(10));
    expect(loudOf(received)).toEqual([]);
    expect(loudOf(caller.received)).toEqual([]);
  });

  it('receive only their caller', { timeout: 30_000 }, async () => {
    const { callId, caller, received } = await connect(lines);
    const stranger = await lines.openStranger(callId);
    await stranger.say(tone(1));
    expect(loudOf(received)).toEqual([]);
    await caller.say(tone(0.5));
    await eventually(() => expect(loudOf(received).length).toBeGreaterThan(10));
    // At most the caller's own sound; one frame of it may be split in two.
    expect(loudOf(received).length).toBeLessThanOrEqual(500 / frameMs + 2);
  });

  it.each(['', 'v=0', 'not an offer at all'])('are not opened for %j', async (offer) => {
    const answered = lines.createLines().answer({ callId: newId(), offer }, deaf);
    await expect(answered).rejects.toThrow(LineRefused);
  });
});
