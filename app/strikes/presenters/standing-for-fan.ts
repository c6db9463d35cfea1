import { refusedCategories, type RefusedCategory } from '~/domain/moderation/verdict';
import type { Standing, StandingDecision } from '~/domain/strikes/get-standing';

/** How somebody stands with the rules, as they are shown it: nothing of the words, nobody of the staff. */
export const presentStanding = ({ points, pausedUntil, decisions }: Standing) => ({
  points,
  pausedUntil: pausedUntil?.toISOString() ?? null,
  decisions: decisions.map(presentDecision),
});
export type ShownStanding = ReturnType<typeof presentStanding>;
export type ShownDecision = ShownStanding['decisions'][number];

function presentDecision({
  rule,
  pausedUntil,
  givenAt,
  expiresAt,
  appeal,
  ...rest
}: StandingDecision) {
  return {
    ...rest,
    rule: ruleOf(rule),
    pausedUntil: pausedUntil?.toISOString() ?? null,
    givenAt: givenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    appeal: appeal && { at: appeal.at.toISOString(), outcome: appeal.outcome },
  };
}

/** The rule of a category; one that is no longer kept apart is told as the last. */
const ruleOf = (category: string): RefusedCategory =>
  refusedCategories.find((one) => one === category) ?? 'explicit';
