import * as z from 'zod';
import type { ActionLogged } from '~/domain/staff/action-log';
import { staffRoles } from '~/domain/staff/permissions';
import { staffOnly } from './staff-only';

const factsSchema = z.record(z.string(), z.unknown()).nullable();

export const actionSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    staffId: staffOnly(z.uuid()),
    /** The address of the member of staff; null if they are no longer staff. */
    staff: staffOnly(z.string().nullable()),
    /** The role at the time of the act. */
    role: staffOnly(z.enum(staffRoles)),
    action: z.string(),
    resource: z.string(),
    resourceId: z.string(),
    before: staffOnly(factsSchema),
    after: staffOnly(factsSchema),
    reason: staffOnly(z.string().nullable()),
    requestId: z.string().nullable(),
    /** A keyed hash of the network from which it was done, in hexadecimal. */
    network: staffOnly(z.string().nullable()),
  })
  .meta({ id: 'StaffAction' });
export type ActionShown = z.infer<typeof actionSchema>;

/** Presents one act of the action log. */
export const presentAction = (row: ActionLogged): ActionShown => ({
  id: row.id,
  at: row.at.toISOString(),
  staffId: row.staff_id,
  staff: row.email,
  role: row.role,
  action: row.act,
  resource: row.resource,
  resourceId: row.resource_id,
  before: factsSchema.parse(row.before),
  after: factsSchema.parse(row.after),
  reason: row.reason,
  requestId: row.request_id,
  network: row.network?.toString('hex') ?? null,
});
