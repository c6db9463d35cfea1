import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideHosting,
  decideSign,
  offeredLine,
  type Hosting,
  type HostingEvent,
} from './decide-hosting';

const connected: Hosting = { ...offeredLine, hasTalk: true, isConnected: true };
const talking: Hosting = { ...connected, isTalking: true, state: 'live' };
const leaving: Hosting = { ...talking, isLeaving: true };

const statusEvent = (state: Hosting['state'], secondsLeft: number) =>
  ({ kind: 'told', status: { state, secondsLeft } }) satisfies HostingEvent;

describe('a host', () => {
  it.each<[string, Hosting, HostingEvent, Partial<Hosting>, object[]]>([
    [
      'greets who is there already',
      { ...offeredLine, isConnected: true },
      { kind: 'talk-begun' },
      { hasTalk: true },
      [{ kind: 'greet' }],
    ],
    [
      'greets nobody before they are there',
      offeredLine,
      { kind: 'talk-begun' },
      { hasTalk: true },
      [],
    ],
    [
      'greets who comes',
      { ...offeredLine, hasTalk: true },
      { kind: 'connected' },
      { isConnected: true },
      [{ kind: 'greet' }],
    ],
    ['has nobody yet to greet them', offeredLine, { kind: 'connected' }, { isConnected: true }, []],
    [
      'says that the call has begun',
      connected,
      { kind: 'greeted' },
      { isTalking: true },
      [{ kind: 'sign', sign: 'connected' }],
    ],
    [
      'falls silent on a line that is lost',
      talking,
      { kind: 'lost' },
      { isConnected: false, isTalking: false },
      [{ kind: 'fall-silent' }, { kind: 'sign', sign: 'lost' }],
    ],
    ['loses no call that has not begun', connected, { kind: 'lost' }, { isConnected: false }, []],
    ['goes on', talking, statusEvent('live', 6), {}, []],
    [
      'says good night near the end',
      talking,
      statusEvent('live', 5),
      { isLeaving: true },
      [{ kind: 'say-goodbye' }],
    ],
    ['says it once', leaving, statusEvent('live', 4), {}, []],
    [
      'stays where tokens were bought after all',
      leaving,
      statusEvent('live', 60),
      { isLeaving: false },
      [{ kind: 'stay' }],
    ],
    [
      'says no good night on a line that is lost',
      talking,
      statusEvent('reconnecting', 1),
      { state: 'reconnecting' },
      [],
    ],
    [
      'lets go of what is over',
      talking,
      { kind: 'told', status: null },
      { isOver: true },
      [{ kind: 'close' }],
    ],
    ['lets go', talking, { kind: 'closed' }, { isOver: true }, [{ kind: 'close' }]],
    ['lets go once', { ...talking, isOver: true }, { kind: 'closed' }, {}, []],
  ])('%s', (_what, hosting, event, after, effects) => {
    expect(decideHosting(hosting, event)).toEqual({ hosting: { ...hosting, ...after }, effects });
  });

  const until = new Date(0);
  it.each<[string, Hosting, object]>([
    ['asks how the call stands before hello', connected, { kind: 'looked-at' }],
    ['counts while it talks', talking, { kind: 'beat', until }],
    [
      'takes up what others took for lost',
      { ...talking, state: 'reconnecting' },
      { kind: 'connected' },
    ],
  ])('%s', (_what, hosting, sign) => {
    expect(decideSign(hosting, () => until)).toEqual(sign);
  });
});

const anyEvent: fc.Arbitrary<HostingEvent> = fc.oneof(
  fc.constantFrom<HostingEvent>(
    { kind: 'talk-begun' },
    { kind: 'connected' },
    { kind: 'greeted' },
    { kind: 'lost' },
    { kind: 'told', status: null },
    { kind: 'closed' },
  ),
  fc
    .record({
      state: fc.constantFrom<Hosting['state']>('asked', 'live', 'reconnecting'),
      secondsLeft: fc.nat(60),
    })
    .map((status) => ({ kind: 'told', status }) satisfies HostingEvent),
);

it('closes a connection once, and alternates between saying goodbye and staying, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let hosting = offeredLine;
      const done = events.flatMap((event) => {
        const change = decideHosting(hosting, event);
        hosting = change.hosting;
        return change.effects.map(({ kind }) => kind);
      });
      expect(done.filter((kind) => kind === 'close').length).toBe(hosting.isOver ? 1 : 0);
      const byTurns = done.filter((kind) => kind === 'say-goodbye' || kind === 'stay');
      byTurns.forEach((kind, index) => expect(kind).toBe(index % 2 === 0 ? 'say-goodbye' : 'stay'));
    }),
  );
});
