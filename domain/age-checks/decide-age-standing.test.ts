import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAgeStanding } from './decide-age-standing';

const facts = { review: 'clear', country: 'GB', listed: ['FR', 'GB'], known: null } as const;
const needs = { kind: 'needs', fact: 'known' };
const stands = (standing: string, isNoted = false) => ({ kind: 'stands', standing, isNoted });

describe('somebody', () => {
  it.each([
    ['held, wherever they are', { review: 'held', country: 'US' }, stands('held')],
    ['to confirm', { review: 'to-confirm', country: 'US' }, stands('to-confirm')],
    [
      'to pass a check, wherever they are',
      { review: 'to-check', country: 'US' },
      stands('required'),
    ],
    ['asked, who passed', { review: 'to-check', known: { isPassed: true } }, stands('passed')],
    ['asked, whom nobody looked up', { review: 'to-confirm', known: undefined }, needs],
    ['seen for the first time', {}, stands('required', true)],
    ['noted', { known: { isPassed: false } }, stands('required')],
    ['who passed', { known: { isPassed: true } }, stands('passed')],
    ['elsewhere', { country: 'US', known: { isPassed: false } }, stands('not-required')],
    [
      'anywhere, where nothing is listed',
      { listed: [], known: { isPassed: false } },
      stands('not-required'),
    ],
    ['nobody knows where', { country: undefined }, stands('not-required')],
    [
      'nobody knows where, noted',
      { country: undefined, known: { isPassed: false } },
      stands('required'),
    ],
    [
      'nobody knows where, passed',
      { country: undefined, known: { isPassed: true } },
      stands('passed'),
    ],
    ['nobody looked up', { known: undefined }, needs],
    ['nobody knows where, nor looked up', { country: undefined, known: undefined }, needs],
    [
      'elsewhere, whom nobody looks up',
      { country: 'US', known: undefined },
      stands('not-required'),
    ],
    ['held, whom nobody looks up', { review: 'held', known: undefined }, stands('held')],
  ] as const)('%s', (_who, given, decision) => {
    expect(decideAgeStanding({ ...facts, ...given })).toEqual(decision);
  });

  it('is noted once: who is, is not noted again, and stands as before', () => {
    const country = fc.constantFrom('FR', 'GB', 'US', undefined);
    fc.assert(
      fc.property(country, fc.subarray(['FR', 'GB', 'US']), (where, listed) => {
        const first = decideAgeStanding({ review: 'clear', country: where, listed, known: null });
        if (first.kind !== 'stands' || !first.isNoted) return;
        const known = { isPassed: false };
        const again = decideAgeStanding({ review: 'clear', country: where, listed, known });
        expect(again).toEqual({ ...first, isNoted: false });
      }),
    );
  });
});
