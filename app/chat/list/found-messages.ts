import type { ShownHit } from '../presenters/hit-for-fan';

/** The speakers that a search can be limited to, in the order of the chips. */
export const speakers = ['character', 'user'] as const;

/** The result of a search in messages. */
export interface FoundMessages {
  hits: ShownHit[];
  nextCursor: string | null;
  by: (typeof speakers)[number] | null;
  /** True if this search continues an earlier one. */
  isFurther: boolean;
  /** True if the limit was exceeded and nothing was searched. */
  isRefused: boolean;
}
