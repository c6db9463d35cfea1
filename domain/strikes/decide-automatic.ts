import { severities, severityOf } from '../moderation/severity';
import type { RefusedFinding } from '../moderation/flag-content';
import { directionOf, type WordKind } from '../moderation/word-kinds';
import type { SettingsOf } from '../shared/define-settings';
import type { strikesSettings } from './settings';

type Bounds = Pick<
  SettingsOf<typeof strikesSettings>,
  'automatic_strike_severity' | 'automatic_strike_score'
>;

/**
 * Decides whether a flag immediately becomes a strike. Less grave or uncertain findings wait for staff.
 * Words of a character are not a breach, and words about the person's own age are decided by the age
 * review.
 */
export function decideAutomatic(
  { kind, finding }: { kind: WordKind; finding: RefusedFinding },
  bounds: Bounds,
): boolean {
  if (directionOf(kind) === 'from_character' || finding.category === 'minor_self') return false;
  const severity = severityOf(finding.category);
  const isGrave =
    severities.indexOf(severity) >= severities.indexOf(bounds.automatic_strike_severity);
  return isGrave && finding.score >= bounds.automatic_strike_score;
}
