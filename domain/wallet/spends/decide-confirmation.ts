/**
 * What somebody has said to a spend: the tokens they agreed to, or `standing` where they agreed
 * before to what recurs; undefined where they were not asked.
 */
export type Confirmed = number | 'standing' | undefined;

/**
 * Whether somebody is asked before a spend: where it takes as many tokens as they set, or more, and
 * they have agreed to fewer. Null asks nobody.
 */
export function needsConfirmation(
  tokens: number,
  askFrom: number | null,
  confirmed: Confirmed,
): boolean {
  if (askFrom === null || tokens < askFrom || confirmed === 'standing') return false;
  return confirmed === undefined || confirmed < tokens;
}
