import {
  countPoints,
  decideConsequence,
  type Breach,
  type Strike,
  type StrikeRules,
} from './decide-strike';
import { consequences } from './schema';

type Followed = Pick<Strike, 'leadsTo' | 'pausedUntil'>;

/**
 * Returns the consequence of a strike after others that counted with it were retracted; null for no change.
 * It never becomes harder, and a choice of staff is kept.
 */
export function soften(
  strike: Strike & { restsOnPoints: boolean },
  { at, others, mayBeSuspended }: Omit<Breach, 'severity'>,
  rules: Pick<StrikeRules, 'strike_steps'>,
): Followed | null {
  if (!strike.restsOnPoints) return null;
  const points = countPoints(others, at) + strike.points;
  const now = decideConsequence(points, { at, mayBeSuspended }, rules);
  return isMilder(now, strike) ? now : null;
}

function isMilder(one: Followed, other: Followed): boolean {
  const difference = consequences.indexOf(one.leadsTo) - consequences.indexOf(other.leadsTo);
  if (difference !== 0) return difference < 0;
  return (
    one.pausedUntil !== null && other.pausedUntil !== null && one.pausedUntil < other.pausedUntil
  );
}
