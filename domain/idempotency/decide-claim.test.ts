import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideClaim } from './decide-claim';

const now = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const request = { call: 'POST /chats', fingerprint: 'same' };
const inFlight = {
  ...request,
  status: null,
  sealed_answer: null,
  leased_until: after(1),
  expires_at: after(1),
};
const answered = { ...inFlight, status: 200, sealed_answer: 'sealed', leased_until: null };

it.each([
  ['request-in-flight', inFlight],
  ['take-over', { ...inFlight, leased_until: now }],
  ['take-over', { ...inFlight, leased_until: null }],
  ['take-over', { ...inFlight, leased_until: null, status: 200 }],
  ['answer', answered],
  ['answer', { ...answered, leased_until: after(1) }],
  ['key-used-otherwise', { ...answered, call: 'POST /posts' }],
  ['key-used-otherwise', { ...inFlight, fingerprint: 'another' }],
  ['forget', { ...answered, expires_at: now }],
  ['forget', { ...inFlight, fingerprint: 'another', expires_at: now }],
] as const)('%s %#', (decision, stored) => {
  expect(decideClaim(stored, request, now)).toBe(decision);
});

it('answers every repeat of an answered request for as long as it is kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(2000), (keptMs, ms) => {
      const stored = { ...answered, expires_at: after(keptMs) };
      expect(decideClaim(stored, request, after(ms))).toBe(ms < keptMs ? 'answer' : 'forget');
    }),
  );
});
