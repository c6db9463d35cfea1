import { refuse, type Refusal } from './refusals';

interface RemovalFacts {
  /** The holder's factors: ids of passkeys, and the app. */
  factors: readonly string[];
  /** True when this kind of holder must have a factor. */
  isRequired: boolean;
}

type Removal = { ok: true; isTaken: boolean; areCodesDropped: boolean } | Refusal<'last-factor'>;

/**
 * Decides the removal of a factor; removing a missing one succeeds. The last factor of a holder who must
 * have one cannot be removed. Recovery codes replace a factor, so they are removed with the last one.
 */
export function decideRemoval({ factors, isRequired }: RemovalFacts, removed: string): Removal {
  const isTaken = factors.includes(removed);
  const isLast = isTaken && factors.length === 1;
  if (isLast && isRequired) return refuse('last-factor');
  return { ok: true, isTaken, areCodesDropped: isLast };
}
