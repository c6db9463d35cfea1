import type { Severity } from '../moderation/severity';
import type { SettingsOf } from '../shared/define-settings';
import type { Consequence } from './schema';
import type { Step, strikesSettings } from './settings';

export type StrikeRules = Pick<
  SettingsOf<typeof strikesSettings>,
  'strike_points' | 'strike_days' | 'strike_steps'
>;

/** Points that count until a moment. */
export interface Counted {
  points: number;
  expiresAt: Date;
}

export interface Breach {
  severity: Severity;
  /** When it happened. */
  at: Date;
  /** What else is counted against them, expired or not. */
  others: readonly Counted[];
  /** A machine suspends nobody, and a visitor has no account to suspend. */
  mayBeSuspended: boolean;
}

/** What is noted of a breach, and what follows from it. */
export interface Strike extends Counted {
  leadsTo: Consequence;
  /** Until when nothing is said in chats; null where it is no pause. */
  pausedUntil: Date | null;
}

const dayMs = 24 * 3600 * 1000;

/**
 * The strike for a breach: its points and their time, and what follows from it with those that count
 * beside it at that moment. Whoever may not be suspended is paused as long as anybody.
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

/** What follows from so many points at a moment: the last of the steps that they reach, else a warning. */
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

/** Points that count at a moment. */
export function countPoints(strikes: readonly Counted[], at: Date): number {
  return strikes
    .filter(({ expiresAt }) => expiresAt > at)
    .reduce((sum, { points }) => sum + points, 0);
}
