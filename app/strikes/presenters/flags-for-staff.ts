import * as z from 'zod';
import type { IncidentListed } from '~/domain/moderation/list-incidents';
import { severities, severityAt } from '~/domain/moderation/severity';
import { wordKinds } from '~/domain/moderation/word-kinds';
import type { AppealListed } from '~/domain/strikes/list-appeals';
import { consequenceSchema } from '~/domain/strikes/schema';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';

export const listedIncidentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(wordKinds),
  severity: z.enum(severities),
  language: z.string().nullable(),
  flags: z.number().int(),
  email: staffOnly(z.string().nullable()),
  begunAt: staffOnly(stampSchema),
  categories: staffOnly(z.array(z.string())),
  isSuspensionRequested: z.boolean(),
});

/** Presents an incident of the queue. */
export const presentListed = ({
  severity,
  begun_at,
  suspension_asked_by,
  ...row
}: IncidentListed): z.infer<typeof listedIncidentSchema> => ({
  ...row,
  severity: severityAt(severity),
  begunAt: stamp(begun_at),
  isSuspensionRequested: suspension_asked_by !== null,
});

export const listedAppealSchema = z.object({
  strikeId: z.uuid(),
  rule: z.string(),
  leadsTo: consequenceSchema,
  email: staffOnly(z.string().nullable()),
  appealedAt: staffOnly(stampSchema),
});

/** Presents an appeal of the list. */
export const presentAppeal = (row: AppealListed): z.infer<typeof listedAppealSchema> => ({
  strikeId: row.strike_id,
  rule: row.category,
  leadsTo: row.leads_to,
  email: row.email,
  appealedAt: stamp(row.appealed_at),
});
