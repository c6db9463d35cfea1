import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severities } from '../moderation/severity';
import { decideStrike, type Breach, type StrikeRules } from './decide-strike';
import { consequences } from './schema';
import { soften } from './decide-softer';
import { strikesSettings } from './settings';

const rules: StrikeRules = strikesSettings.parse({});
const at = new Date('2026-03-10T20:00:00Z');
const day = 24 * 3600 * 1000;
const later = (days: number) => new Date(at.getTime() + days * day);
const counted = (points: number, expiresAt = later(1)) => ({ points, expiresAt });

const decide = (breach: Partial<Breach>) =>
  decideStrike({ severity: 'high', at, others: [], mayBeSuspended: true, ...breach }, rules);

describe('a strike', () => {
  it.each<[string, Partial<Breach>, ReturnType<typeof decideStrike>]>([
    [
      'that is the first leads to a warning',
      {},
      { points: 3, expiresAt: later(90), leadsTo: 'warning', pausedUntil: null },
    ],
    [
      'of little weight counts little, and not for long',
      { severity: 'low' },
      { points: 1, expiresAt: later(30), leadsTo: 'warning', pausedUntil: null },
    ],
    [
      'that is grave enough pauses at once',
      { severity: 'critical' },
      { points: 6, expiresAt: later(365), leadsTo: 'pause', pausedUntil: later(1) },
    ],
    [
      'that reaches the next step pauses for longer',
      { others: [counted(3), counted(3)] },
      { points: 3, expiresAt: later(90), leadsTo: 'pause', pausedUntil: later(7) },
    ],
    [
      'that reaches the last step suspends',
      { others: [counted(9)] },
      { points: 3, expiresAt: later(90), leadsTo: 'suspension', pausedUntil: null },
    ],
    [
      'pauses whom nobody may suspend',
      { others: [counted(9)], mayBeSuspended: false },
      { points: 3, expiresAt: later(90), leadsTo: 'pause', pausedUntil: later(7) },
    ],
    [
      'does not count with what is over',
      { others: [counted(9, at)] },
      { points: 3, expiresAt: later(90), leadsTo: 'warning', pausedUntil: null },
    ],
  ])('%s', (_what, breach, expected) => {
    expect(decide(breach)).toEqual(expected);
  });

  it('warns if the settings have no steps', () => {
    const strike = decideStrike(
      { severity: 'critical', at, others: [], mayBeSuspended: true },
      { ...rules, strike_steps: [] },
    );
    expect(strike).toMatchObject({ leadsTo: 'warning', pausedUntil: null });
  });
});

const others = fc.array(
  fc.record({
    points: fc.nat(8),
    expiresAt: fc.integer({ min: -100, max: 400 }).map(later),
  }),
  { maxLength: 8 },
);
const breaches = fc.record<Breach>({
  severity: fc.constantFrom(...severities),
  at: fc.constant(at),
  others,
  mayBeSuspended: fc.boolean(),
});

/** Returns the hardness of a consequence, for comparison. */
const weight = ({
  leadsTo,
  pausedUntil,
}: Pick<ReturnType<typeof decideStrike>, 'leadsTo' | 'pausedUntil'>) =>
  consequences.indexOf(leadsTo) * 1e6 +
  (pausedUntil ? (pausedUntil.getTime() - at.getTime()) / day : 0);

describe('a strike after any others', () => {
  it('never suspends an account that may not be suspended, and all pauses and strikes end', () => {
    fc.assert(
      fc.property(breaches, (breach) => {
        const strike = decideStrike(breach, rules);
        if (!breach.mayBeSuspended) expect(strike.leadsTo).not.toBe('suspension');
        expect(strike.pausedUntil !== null).toBe(strike.leadsTo === 'pause');
        if (strike.pausedUntil) expect(strike.pausedUntil.getTime()).toBeGreaterThan(at.getTime());
        expect(strike.expiresAt.getTime()).toBeGreaterThan(at.getTime());
      }),
    );
  });

  it('leads to nothing milder with one strike more, in whichever order they are listed', () => {
    fc.assert(
      fc.property(breaches, fc.nat(8), (breach, points) => {
        const fewer = decideStrike(breach, rules);
        const more = decideStrike(
          { ...breach, others: [counted(points), ...breach.others] },
          rules,
        );
        expect(weight(more)).toBeGreaterThanOrEqual(weight(fewer));
        const turned = decideStrike({ ...breach, others: breach.others.toReversed() }, rules);
        expect(turned).toEqual(fewer);
      }),
    );
  });

  it('does not count expired strikes', () => {
    fc.assert(
      fc.property(breaches, (breach) => {
        const counting = breach.others.filter(({ expiresAt }) => expiresAt > at);
        expect(decideStrike(breach, rules)).toEqual(
          decideStrike({ ...breach, others: counting }, rules),
        );
      }),
    );
  });

  it('never becomes harder if others are taken back, and stays as staff chose it', () => {
    fc.assert(
      fc.property(breaches, fc.nat(8), fc.boolean(), (breach, gone, restsOnPoints) => {
        const strike = { ...decideStrike(breach, rules), restsOnPoints };
        const left = breach.others.filter((_, place) => place !== gone);
        const softer = soften(strike, { ...breach, others: left }, rules);
        if (softer) expect(weight(softer)).toBeLessThan(weight(strike));
        if (!restsOnPoints) expect(softer).toBeNull();
        if (left.length === breach.others.length) expect(softer).toBeNull();
      }),
    );
  });
});
