import fc from 'fast-check';
import { expect, it } from 'vitest';
import { consentCookie } from '~/domain/sessions/cookies';
import { readConsent, writeConsent } from './consent';

const now = new Date('2026-11-21T12:00:00Z');

it('reads the stored choice', () => {
  for (const analytics of [true, false]) {
    for (const marketing of [true, false]) {
      const header = `a=b; ${consentCookie}=${writeConsent({ analytics, marketing }, now)}; c=d`;
      expect(readConsent(header)).toEqual({ analytics, marketing });
    }
  }
});

it('takes nothing for a yes that is not one', () => {
  expect(readConsent('')).toBeNull();
  fc.assert(
    fc.property(fc.string(), (value) => {
      const read = readConsent(`${consentCookie}=${encodeURIComponent(value)}`);
      if (!/^1\.[01]\.[01]\.\d{10,}$/.test(value)) expect(read).toBeNull();
    }),
  );
});
