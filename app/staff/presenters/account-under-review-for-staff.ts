import * as z from 'zod';
import type { AccountUnderReview } from '~/domain/age-reviews/list-accounts-under-review';
import { staffOnly } from './staff-only';
import { stamp, stampSchema } from './stamp';

export const accountUnderReviewSchema = z.object({
  userId: z.uuid(),
  email: staffOnly(z.string()),
  heldAt: staffOnly(stampSchema),
  /** When the account is erased, unless its owner proves their age or staff let them in. */
  erasedAt: staffOnly(stampSchema.nullable()),
  /** What they have said of their age, the newest first. */
  evidence: staffOnly(
    z.array(
      z.object({
        flagId: z.uuid(),
        text: z.string(),
        /** When it was said, which layer of the filter found it, and how sure it was. */
        found: z.string(),
      }),
    ),
  ),
});
export type ReviewedAccount = z.infer<typeof accountUnderReviewSchema>;

/** An account whose age staff decide about. */
export function presentAccountUnderReview({
  userId,
  email,
  heldAt,
  erasedAt,
  evidence,
}: AccountUnderReview): ReviewedAccount {
  return {
    userId,
    email,
    heldAt: stamp(heldAt),
    erasedAt: erasedAt && stamp(erasedAt),
    evidence: evidence.map(({ flagId, text, at, layer, score }) => ({
      flagId,
      text,
      found: [stamp(at), layer, score?.toFixed(2)].filter(Boolean).join(' · '),
    })),
  };
}
