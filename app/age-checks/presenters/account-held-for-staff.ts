import * as z from 'zod';
import type { AccountHeld } from '~/domain/age-reviews/accounts-under-review';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';

export const accountHeldSchema = z.object({
  userId: z.uuid(),
  email: staffOnly(z.string()),
  heldAt: staffOnly(stampSchema),
  /** The time when the account is erased, unless its owner proves their age or staff release it. */
  erasedAt: staffOnly(stampSchema.nullable()),
});

/** Presents an account whose age review staff decide. */
export const presentAccountHeld = ({
  id,
  email,
  held_at,
  due_at,
}: AccountHeld): z.infer<typeof accountHeldSchema> => ({
  userId: id,
  email,
  heldAt: stamp(held_at),
  erasedAt: due_at && stamp(due_at),
});
