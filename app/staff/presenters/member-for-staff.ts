import * as z from 'zod';
import { isoTime } from '~/domain/shared/codecs';
import { staffStates, type StaffListed } from '~/domain/staff/list-staff';
import { staffRoles } from '~/domain/staff/permissions';
import { staffOnly } from './staff-only';

/** A member of staff in responses to staff. */
export const memberSchema = z
  .object({
    _id: z.uuid(),
    id: z.uuid(),
    email: staffOnly(z.string()),
    role: staffOnly(z.enum(staffRoles)),
    isActive: z.boolean(),
    state: staffOnly(z.enum(staffStates)),
    locale: z.string(),
    passkeys: staffOnly(z.number().int()),
    hasApp: staffOnly(z.boolean()),
    hasPassword: staffOnly(z.boolean()),
    createdAt: isoTime,
    lastSeenAt: isoTime.nullable(),
  })
  .meta({ id: 'StaffAdmin' });

/** Presents a member of staff. */
export const presentMember = (row: StaffListed): z.output<typeof memberSchema> => ({
  _id: row.id,
  id: row.id,
  email: row.email,
  role: row.role,
  isActive: row.is_active,
  state: row.state,
  locale: row.locale,
  passkeys: row.passkeys,
  hasApp: row.has_app,
  hasPassword: row.has_password,
  createdAt: row.created_at,
  lastSeenAt: row.seen_at,
});
