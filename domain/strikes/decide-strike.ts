import type { Severity } from '../moderation/severity';
import type { SettingsOf } from '../shared/define-settings';
import type { Consequence } from './schema';
import type { Step, strikesSettings } from './settings';

export type StrikeRules = Pick<
  SettingsOf<typeof strikesSettings>,
  'strike_points' | 'strike_days' | 'strike_steps'
>;

/** Points that count until they expire. */
export interface Counted {
  points: number;
  expiresAt: Date;
}

export interface Breach {
  severity: Severity;
  /** The time of the breach. */
  at: Date;
  /** The person's other strikes, expired or not. */
  others: readonly Counted[];
  /** False for an automatic strike, and for a visitor, who has no account. */
  mayBeSuspended: boolean;
}

/** A strike with its consequence. */
export interface Strike extends Counted {
  leadsTo: Consequence;
  /** The end of the pause, during which the person cannot write in chats; null if there is none. */
  pausedUntil: Date | null;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Returns the strike for a breach: its points, their expiry, and the consequence together with other points
 * that count at that time. A person who may not be suspended gets the longest pause instead.
 */
export function decideStrike(breach: Breach, rules: StrikeRules): Strike {
  const { severity, at, others } = breach;
  const points = rules.strike_points[severity];
  const total = countPoints(others, at) + points;
  return {
    points,
    expiresAt: new Date(at.getTime() + rules.strike_days[severity] * dayMs),
    ...decideConsequence(total, breach, rules),
  };
}

/** Returns the consequence of a number of points: the last step that they reach, else a warning. */
export function decideConsequence(
  points: number,
  { at, mayBeSuspended }: Pick<Breach, 'at' | 'mayBeSuspended'>,
  { strike_steps }: Pick<StrikeRules, 'strike_steps'>,
): Pick<Strike, 'leadsTo' | 'pausedUntil'> {
  const reached = strike_steps
    .filter((step) => step.points <= points)
    .filter((step) => mayBeSuspended || step.leadsTo !== 'suspension')
    .reduce<Step | undefined>(
      (last, step) => (last && last.points > step.points ? last : step),
      undefined,
    );
  if (reached?.leadsTo !== 'pause')
    return { leadsTo: reached?.leadsTo ?? 'warning', pausedUntil: null };
  return { leadsTo: 'pause', pausedUntil: new Date(at.getTime() + reached.seconds * 1000) };
}

/** Returns the sum of the points that count at a time. */
export function countPoints(strikes: readonly Counted[], at: Date): number {
  return strikes
    .filter(({ expiresAt }) => expiresAt > at)
    .reduce((sum, { points }) => sum + points, 0);
}
