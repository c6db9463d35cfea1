import { refuse, type Refusal } from './refusals';

interface RemovalFacts {
  /** What the holder can prove themselves by: ids of passkeys, and the app. */
  factors: readonly string[];
  /** Whether people of their kind have to have one. */
  isRequired: boolean;
}

type Removal = { ok: true; isTaken: boolean; areCodesDropped: boolean } | Refusal<'last-factor'>;

/**
 * What comes of a factor that is to be taken away; one that is gone already is what was asked for. The
 * last one of somebody who has to have one stays. Recovery codes stand in for a factor: they are worth
 * nothing where there is none.
 */
export function decideRemoval({ factors, isRequired }: RemovalFacts, removed: string): Removal {
  const isTaken = factors.includes(removed);
  const isLast = isTaken && factors.length === 1;
  if (isLast && isRequired) return refuse('last-factor');
  return { ok: true, isTaken, areCodesDropped: isLast };
}
