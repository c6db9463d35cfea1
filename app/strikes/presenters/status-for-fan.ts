import { refusedCategories, type RefusedCategory } from '~/domain/moderation/verdict';
import type { CurrentStatus, StatusDecision } from '~/domain/strikes/read-account-status';

/** Presents a person's status under the rules, without quoted texts and without names of staff. */
export const presentStatus = ({ points, pausedUntil, decisions }: CurrentStatus) => ({
  points,
  pausedUntil: pausedUntil?.toISOString() ?? null,
  decisions: decisions.map(presentDecision),
});
export type ShownStatus = ReturnType<typeof presentStatus>;
export type ShownDecision = ShownStatus['decisions'][number];

function presentDecision({
  rule,
  pausedUntil,
  givenAt,
  expiresAt,
  appeal,
  ...rest
}: StatusDecision) {
  return {
    ...rest,
    rule: ruleOf(rule),
    pausedUntil: pausedUntil?.toISOString() ?? null,
    givenAt: givenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    appeal: appeal && { at: appeal.at.toISOString(), outcome: appeal.outcome },
  };
}

/** Returns the rule of a category. A category that no longer exists is shown as `explicit`. */
const ruleOf = (category: string): RefusedCategory =>
  refusedCategories.find((one) => one === category) ?? 'explicit';
