import * as z from 'zod';
import { caseKinds, caseStates } from '~/domain/cases/kinds';
import type { CaseListed } from '~/domain/cases/list-cases';
import { masked } from '../../staff/presenters/masked';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';

/** A case as staff see it in lists, calls and exports. */
export const listedCaseSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(caseKinds),
  status: z.enum(caseStates),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  decision: staffOnly(z.string().nullable()),
  openedAt: staffOnly(stampSchema),
  dueOn: z.iso.date(),
  resolvedAt: staffOnly(stampSchema.nullable()),
});

/** Presents a case of the list. */
export const presentCase = (row: CaseListed): z.input<typeof listedCaseSchema> => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  status: row.state,
  email: masked(row.email),
  decision: row.decision,
  openedAt: stamp(row.created_at),
  dueOn: row.due_on,
  resolvedAt: row.resolved_at && stamp(row.resolved_at),
});
