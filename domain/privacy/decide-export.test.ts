import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideExport,
  decideExportRequest,
  type DataExport,
  type ExportEvent,
} from './decide-export';

const start = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const requested: DataExport = {
  state: 'requested',
  requested_at: start,
  leased_until: null,
  ready_at: null,
  expires_at: null,
  bytes: null,
};
const leased = { ...requested, leased_until: after(300) };
const ready: DataExport = {
  ...requested,
  state: 'ready',
  ready_at: start,
  expires_at: after(3600),
  bytes: 7,
};
const expired: DataExport = { ...ready, state: 'expired' };

const claimed = { kind: 'claimed', leaseSeconds: 300 } as const;
const released = { kind: 'released' } as const;
const written = { kind: 'written', bytes: 7, keptSeconds: 3600 } as const;
const removed = { kind: 'removed' } as const;

describe('an export', () => {
  it.each([
    ['requested', claimed, requested, 0, { leased_until: after(300) }],
    ['at which somebody is', claimed, leased, 299, null],
    ['at which somebody died', claimed, leased, 300, { leased_until: after(600) }],
    ['ready', claimed, ready, 0, null],
    ['expired', claimed, expired, 0, null],
    ['at which somebody failed', released, leased, 1, { leased_until: null }],
    ['ready', released, ready, 1, null],
    [
      'that was claimed',
      written,
      leased,
      10,
      {
        state: 'ready',
        ready_at: after(10),
        expires_at: after(3610),
        bytes: 7,
        leased_until: null,
      },
    ],
    ['ready', written, ready, 10, null],
    ['expired', written, expired, 10, null],
    ['ready, in its time', removed, ready, 3599, null],
    ['ready, after its time', removed, ready, 3600, { state: 'expired' }],
    ['requested', removed, requested, 3600, null],
    ['expired', removed, expired, 3600, null],
  ] satisfies [string, ExportEvent, DataExport, number, object | null][])(
    '%s: %o',
    (_how, event, given, seconds, changes) => {
      expect(decideExport(given, event, after(seconds))).toEqual(changes);
    },
  );

  it('goes from requested to ready to expired, and never back', () => {
    const event = fc.constantFrom<ExportEvent>(claimed, released, written, removed);
    const order = ['requested', 'ready', 'expired'];
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fc.nat(4000))), (events) => {
        let given = requested;
        let seconds = 0;
        for (const [what, passed] of events) {
          seconds += passed;
          const next = { ...given, ...decideExport(given, what, after(seconds)) };
          const step = order.indexOf(next.state) - order.indexOf(given.state);
          expect([0, 1]).toContain(step);
          expect(next.state === 'requested').toBe(next.ready_at === null);
          expect(next.ready_at === null).toBe(next.expires_at === null);
          if (given.state === 'expired') expect(next).toEqual(given);
          given = next;
        }
      }),
    );
  });
});

describe('asking for an export', () => {
  const facts = { latest: undefined, isProved: true, intervalSeconds: 3600 };
  const refused = (reason: string, more?: object) => ({ ok: false, reason, ...more });
  it.each([
    ['first', {}, 0, { ok: true }],
    ['without a proof', { isProved: false }, 0, refused('proof-required')],
    ['while one is written', { latest: requested }, 9999, refused('export-in-progress')],
    ['too soon', { latest: ready }, 3599.5, refused('export-too-soon', { retryAfterSeconds: 1 })],
    ['in time', { latest: ready }, 3600, { ok: true }],
    ['much later', { latest: expired }, 7200, { ok: true }],
    [
      'too soon, whatever became of it',
      { latest: expired },
      0,
      refused('export-too-soon', { retryAfterSeconds: 3600 }),
    ],
  ] as const)('%s', (_when, given, seconds, decision) => {
    expect(decideExportRequest({ ...facts, ...given }, after(seconds))).toEqual(decision);
  });
});
