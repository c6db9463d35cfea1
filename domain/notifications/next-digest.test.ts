import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextDigest, rhythms } from './next-digest';

it.each([
  ['daily', 'Europe/Paris', '2026-11-25T07:00:00Z', '2026-11-25T08:00:00.000Z'],
  ['daily', 'Europe/Paris', '2026-11-25T08:00:00Z', '2026-11-26T08:00:00.000Z'],
  ['daily', 'Europe/Paris', '2026-03-28T20:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['weekly', 'America/Sao_Paulo', '2026-11-25T12:00:00Z', '2026-11-30T12:00:00.000Z'],
  ['weekly', 'Asia/Kathmandu', '2026-11-30T03:15:00Z', '2026-12-07T03:15:00.000Z'],
] as const)('is %s in %s after %s at %s', (rhythm, timeZone, now, due) => {
  expect(nextDigest(new Date(now), { rhythm, timeZone, hour: 9 }).toISOString()).toBe(due);
});

const now = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
});
const zones = fc.constantFrom('Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia');

it('lies ahead, within its rhythm, and the next one a whole rhythm further', () => {
  fc.assert(
    fc.property(now, zones, fc.constantFrom(...rhythms), (at, timeZone, rhythm) => {
      const due = nextDigest(at, { rhythm, timeZone, hour: 9 });
      const again = nextDigest(due, { rhythm, timeZone, hour: 9 });
      const days = rhythm === 'daily' ? 1 : 7;
      const hours = (again.getTime() - due.getTime()) / 3_600_000;
      expect(due.getTime()).toBeGreaterThan(at.getTime());
      expect(due.getTime() - at.getTime()).toBeLessThanOrEqual((days * 24 + 1) * 3_600_000);
      expect(Math.abs(hours - days * 24)).toBeLessThanOrEqual(1);
    }),
  );
});
