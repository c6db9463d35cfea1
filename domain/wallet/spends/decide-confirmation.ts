/**
 * A person's consent to a spend: the tokens they agreed to, or `standing` for an earlier agreement to
 * recurring spends; undefined if they were not prompted.
 */
export type Confirmed = number | 'standing' | undefined;

/**
 * Checks whether a person must confirm a spend: it takes at least `askFrom` tokens, and they have agreed to
 * fewer. Never if `askFrom` is null.
 */
export function needsConfirmation(
  tokens: number,
  askFrom: number | null,
  confirmed: Confirmed,
): boolean {
  if (askFrom === null || tokens < askFrom || confirmed === 'standing') return false;
  return confirmed === undefined || confirmed < tokens;
}
