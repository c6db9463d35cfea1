import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '~/domain/voice-calls/follow-call';
import { changeCall, noCall, type CallEvent, type CallStatus } from './call-in-hand';

const call: Call = {
  callId: 'one',
  characterId: 'noor',
  state: 'asked',
  talkedMs: 0,
  freeMs: 0,
  isFree: false,
  affordable: 60,
  answered: 0,
  endedBy: null,
  price: 6,
  tokens: 0,
  limitMs: null,
  hasCaptions: true,
  answer: null,
  rating: null,
  lines: [],
};
const reported = (change: Partial<Call> = {}) =>
  ({ kind: 'told', call: { ...call, ...change }, at: 100 }) satisfies CallEvent;
const ticked = (at: number) => ({ kind: 'ticked', at }) satisfies CallEvent;

const requested: CallStatus = { ...noCall, call: { ...call, at: 0 }, lookedAt: 0, offeredAt: 0 };
const offered: CallStatus = { ...requested, line: { attempt: 2, isAccepted: false } };
const live: CallStatus = {
  ...offered,
  call: { ...call, state: 'live', at: 0 },
  line: { attempt: 2, isAccepted: true },
  isConnected: true,
};
const letGo = { kind: 'let-go' };
const look = { kind: 'look', callId: 'one' };
const offer = { kind: 'offer', callId: 'one' };

describe('a call of a page', () => {
  it.each<[string, CallStatus, CallEvent, Partial<CallStatus>, object[]]>([
    [
      'asks, and forgets what was wrong before',
      { ...noCall, problem: { kind: 'microphone', message: '', data: null } },
      { kind: 'opening' },
      { isOpening: true, problem: null },
      [],
    ],
    [
      'offers a line once there is a call',
      { ...requested, isMuted: true },
      { kind: 'opened', callId: 'one' },
      { isMuted: false },
      [offer],
    ],
    [
      'lets go of the microphone where there is none',
      { ...noCall, isOpening: true },
      { kind: 'not-opened', problem: null },
      { isOpening: false },
      [letGo],
    ],
    [
      'accepts the answer to the line that was offered last',
      offered,
      reported({ answered: 2, answer: 'yes' }),
      { call: { ...reported({ answered: 2, answer: 'yes' }).call, at: 100 }, line: live.line },
      [{ kind: 'accept', answer: 'yes' }],
    ],
    [
      'accepts none to an earlier line',
      offered,
      reported({ answered: 1, answer: 'yes' }),
      { call: { ...reported({ answered: 1, answer: 'yes' }).call, at: 100 } },
      [],
    ],
    [
      'accepts it once',
      live,
      reported({ answered: 2, answer: 'yes' }),
      { call: { ...reported({ answered: 2, answer: 'yes' }).call, at: 100 } },
      [],
    ],
    [
      'lets go of what has ended',
      live,
      reported({ state: 'ended' }),
      { call: { ...reported({ state: 'ended' }).call, at: 100 }, line: null, isConnected: false },
      [letGo],
    ],
    [
      'ends where nobody knows of it any more',
      live,
      { kind: 'gone' },
      { call: { ...call, state: 'ended', at: 0 }, line: null, isConnected: false },
      [letGo],
    ],
    ['is looked at often while it rings', requested, ticked(701), { lookedAt: 701 }, [look]],
    ['is looked at seldom while it is live', live, ticked(5_000), {}, []],
    ['is looked at now and then', live, ticked(5_001), { lookedAt: 5_001 }, [look]],
    [
      'offers another line where none is heard',
      { ...requested, lookedAt: 7_000 },
      ticked(7_001),
      {},
      [offer],
    ],
    [
      'offers none while one is offered',
      { ...requested, lookedAt: 7_000, isOffering: true },
      ticked(7_001),
      {},
      [],
    ],
    [
      'offers another where the call waits for it, whatever the browser says',
      { ...live, call: { ...call, state: 'reconnecting', at: 0 }, lookedAt: 7_000 },
      ticked(7_001),
      {},
      [offer],
    ],
    ['offers none where one is heard', { ...live, lookedAt: 7_000 }, ticked(7_001), {}, []],
    [
      'offers another soon where the answer is not taken',
      offered,
      { kind: 'not-accepted' },
      { offeredAt: -Infinity },
      [],
    ],
    [
      'gives back what nobody can answer',
      requested,
      { kind: 'unanswerable', callId: 'one', message: 'No sound' },
      { call: null, problem: { kind: 'refused', message: 'No sound', data: null } },
      [letGo, { kind: 'give-back', callId: 'one' }],
    ],
    ['is looked at when it has changed', live, { kind: 'changed', callId: 'one' }, {}, [look]],
    ['is not another call', live, { kind: 'changed', callId: 'other' }, {}, []],
    [
      'hangs up',
      live,
      { kind: 'hung-up' },
      { line: null, isConnected: false },
      [letGo, { kind: 'hang-up', callId: 'one' }],
    ],
    ['hangs up no call', noCall, { kind: 'hung-up' }, {}, []],
    [
      'is left with its line and microphone off',
      live,
      { kind: 'left' },
      { line: null, isConnected: false },
      [letGo],
    ],
  ])('%s', (_what, callState, event, after, effects) => {
    expect(changeCall(callState, event)).toEqual({
      callState: { ...callState, ...after },
      effects,
    });
  });
});

const anyEvent: fc.Arbitrary<CallEvent> = fc.oneof(
  fc.constantFrom<CallEvent>(
    { kind: 'opening' },
    { kind: 'opened', callId: 'one' },
    { kind: 'not-opened', problem: null },
    { kind: 'opening-over' },
    { kind: 'gone' },
    { kind: 'offering' },
    { kind: 'offer-over', at: 0 },
    { kind: 'unanswerable', callId: 'one', message: '' },
    { kind: 'not-accepted' },
    { kind: 'carried', isConnected: true },
    { kind: 'carried', isConnected: false },
    { kind: 'hung-up' },
    { kind: 'left' },
  ),
  fc.nat(3).map((attempt) => ({ kind: 'offered', attempt }) satisfies CallEvent),
  fc.nat(20_000).map(ticked),
  fc
    .record({
      state: fc.constantFrom<Call['state']>('asked', 'live', 'reconnecting', 'ended'),
      answered: fc.nat(3),
      answer: fc.constantFrom(null, 'yes'),
    })
    .map(reported),
);

it('accepts one answer per connection, and keeps no released connection, whatever the events', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let callState = noCall;
      let accepted = 0;
      for (const event of events) {
        const change = changeCall(callState, event);
        callState = change.callState;
        const kinds = change.effects.map(({ kind }) => kind);
        if (event.kind === 'offered') accepted = 0;
        if (kinds.includes('accept')) accepted += 1;
        expect(accepted).toBeLessThanOrEqual(1);
        if (kinds.includes('let-go')) expect(callState.line).toBeNull();
        if (callState.call?.state === 'ended') {
          expect(changeCall(callState, ticked(1e9)).effects).toEqual([]);
        }
      }
    }),
  );
});
