import * as z from 'zod';
import { reportReasons } from '~/domain/cases/kinds';
import { reportTargets, targetOf, type ReportListed } from '~/domain/cases/list-reports';
import { listedCaseSchema, presentCase } from '../../cases/presenters/cases-for-staff';

/** A report as staff see it in lists, calls and exports. */
export const reportSchema = listedCaseSchema
  .extend({
    reason: z.enum(reportReasons).nullable(),
    target: z.enum(reportTargets),
    characterId: z.uuid().nullable(),
    postId: z.uuid().nullable(),
    messageId: z.uuid().nullable(),
  })
  .meta({ id: 'StaffReport' });

/** Presents a report of the list. */
export const presentReport = (row: ReportListed): z.input<typeof reportSchema> => ({
  ...presentCase(row),
  reason: row.reason,
  target: targetOf(row),
  characterId: row.character_id,
  postId: row.post_id,
  messageId: row.message_id,
});
