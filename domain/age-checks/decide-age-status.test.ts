import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAgeStatus } from './decide-age-status';

const facts = { review: 'clear', country: 'GB', listed: ['FR', 'GB'], ageCheck: null } as const;
const needs = { kind: 'needs', fact: 'age-check' };
const stands = (status: string, isNoted = false) => ({ kind: 'stands', status, isNoted });

describe('a person', () => {
  it.each([
    ['held, wherever they are', { review: 'held', country: 'US' }, stands('held')],
    ['to confirm', { review: 'to-confirm', country: 'US' }, stands('to-confirm')],
    [
      'to pass a check, wherever they are',
      { review: 'to-check', country: 'US' },
      stands('required'),
    ],
    [
      'to pass a check, who passed',
      { review: 'to-check', ageCheck: { isPassed: true } },
      stands('passed'),
    ],
    ['to confirm, not read yet', { review: 'to-confirm', ageCheck: undefined }, needs],
    ['seen for the first time', {}, stands('required', true)],
    ['recorded', { ageCheck: { isPassed: false } }, stands('required')],
    ['who passed', { ageCheck: { isPassed: true } }, stands('passed')],
    ['elsewhere', { country: 'US', ageCheck: { isPassed: false } }, stands('not-required')],
    [
      'anywhere, where nothing is listed',
      { listed: [], ageCheck: { isPassed: false } },
      stands('not-required'),
    ],
    ['from an unavailable country', { country: undefined }, stands('not-required')],
    [
      'from an unavailable country, recorded',
      { country: undefined, ageCheck: { isPassed: false } },
      stands('required'),
    ],
    [
      'from an unavailable country, passed',
      { country: undefined, ageCheck: { isPassed: true } },
      stands('passed'),
    ],
    ['not read yet', { ageCheck: undefined }, needs],
    [
      'from an unavailable country, not read yet',
      { country: undefined, ageCheck: undefined },
      needs,
    ],
    ['elsewhere, not read', { country: 'US', ageCheck: undefined }, stands('not-required')],
    ['held, not read', { review: 'held', ageCheck: undefined }, stands('held')],
  ] as const)('%s', (_who, given, decision) => {
    expect(decideAgeStatus({ ...facts, ...given })).toEqual(decision);
  });

  it('is recorded once, and keeps their status without a second record', () => {
    const country = fc.constantFrom('FR', 'GB', 'US', undefined);
    fc.assert(
      fc.property(country, fc.subarray(['FR', 'GB', 'US']), (where, listed) => {
        const first = decideAgeStatus({ review: 'clear', country: where, listed, ageCheck: null });
        if (first.kind !== 'stands' || !first.isNoted) return;
        const stored = { isPassed: false };
        const again = decideAgeStatus({
          review: 'clear',
          country: where,
          listed,
          ageCheck: stored,
        });
        expect(again).toEqual({ ...first, isNoted: false });
      }),
    );
  });
});
