import * as z from 'zod';
import type { NoticeListed } from '~/domain/takedowns/list-notices';
import { takedownOutcomeSchema } from '~/domain/takedowns/schema';
import { urgencies, urgencyOf } from '~/domain/takedowns/urgency';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';

export const listedNoticeSchema = z.object({
  caseId: z.uuid(),
  reference: z.string(),
  openedAt: staffOnly(stampSchema),
  dueAt: staffOnly(stampSchema),
  urgency: z.enum(urgencies),
  addresses: z.number().int(),
  found: z.number().int(),
  outcome: staffOnly(takedownOutcomeSchema.nullable()),
});

/** Presents a notice of the list at the current time. */
export const presentNotice = (
  row: NoticeListed,
  now: Date,
): z.infer<typeof listedNoticeSchema> => ({
  caseId: row.id,
  reference: row.reference,
  openedAt: stamp(row.created_at),
  dueAt: stamp(row.due_at),
  urgency: urgencyOf(row.due_at, now),
  addresses: row.addresses,
  found: row.found,
  outcome: row.outcome,
});
