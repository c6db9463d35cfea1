import type { ShownHit } from '../presenters/hit-for-fan';

/** Whose words can be looked through alone, in the order of the chips. */
export const speakers = ['character', 'user'] as const;

/** What looking through messages came to. */
export interface FoundMessages {
  hits: ShownHit[];
  nextCursor: string | null;
  by: (typeof speakers)[number] | null;
  /** An earlier look ended where this one began. */
  isFurther: boolean;
  /** It was asked for too often; nothing was looked through. */
  isRefused: boolean;
}
