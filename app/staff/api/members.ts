import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { emailSchema } from '~/domain/shared/words/email';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { changeStaff } from '~/domain/staff/change-staff';
import { inviteStaff } from '~/domain/staff/invite-staff';
import { findStaffMember, staffMembers } from '~/domain/staff/list-staff';
import { staffRoles } from '~/domain/staff/permissions';
import { writtenLocales } from '~/locales/written-locales';
import type { RequestContext } from '../../kit/http/context/request-context';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { flagSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import { memberSchema, presentMember } from '../presenters/member-for-staff';
import { versionSchema, seenOf } from '../version';

const endpoint = endpointsOf('admin');
const readers = access.staff('staff.read');
const managers = access.staff('staff.manage');
const params = z.object({ id: idSchema });
const usualPage = 50;
const reason = wordsSchema().regex(/\S/).max(1000).optional();

const invitation = z
  .object({
    email: emailSchema,
    role: z.enum(staffRoles),
    locale: z.enum(writtenLocales).default('en-GB'),
    reason,
  })
  .meta({ id: 'createAdminDto' });
const change = z
  .object({
    role: z.enum(staffRoles).optional(),
    isActive: z.boolean().optional(),
    reason,
    version: versionSchema,
  })
  .meta({ id: 'updateAdminDto' });

async function readMember({ domain }: RequestContext, id: string) {
  const member = await findStaffMember(domain, id);
  return member ? presentMember(member) : ({ ok: false, reason: 'not-found' } as const);
}

/** The endpoints of the staff. */
export const staffForStaff = apiSection(256, [
  endpoint({
    id: 'admin.staff-list',
    method: 'GET',
    path: '/admins',
    summary: 'The staff with their roles, by address',
    access: readers,
    query: z.object({
      page: pageSchema.default(1),
      take: limitSchema.default(usualPage),
      email: staffMembers.filters.email.schema.optional(),
      role: z.enum(staffRoles).optional(),
      isActive: flagSchema.optional(),
    }),
    answer: z.object({ items: z.array(memberSchema), total: z.number().int() }),
    async handle({ context, query: { page, take, isActive, ...narrowed } }) {
      const isOn = isActive ? 'on' : 'off';
      const where = { ...narrowed, ...(isActive !== undefined && ({ access: isOn } as const)) };
      const [{ items }, total] = await Promise.all([
        staffMembers.readPage(context.domain, { where, take, skip: (page - 1) * take }),
        staffMembers.countRows(context.domain.db, where),
      ]);
      return { items: items.map(presentMember), total: total.count };
    },
  }),
  endpoint({
    id: 'admin.staff-create',
    method: 'POST',
    path: '/admins',
    summary: 'Invite a member of staff, who joins by signing in before the invitation lapses',
    access: managers,
    status: 201,
    idempotent: true,
    mayRequireProof: true,
    failures: [409],
    body: invitation,
    answer: memberSchema,
    async handle({ context, who, body: { reason: why, ...invited } }) {
      const added = await inviteStaff(context.domain, { ...who, reason: why }, invited);
      return added.ok ? readMember(context, added.id) : added;
    },
  }),
  endpoint({
    id: 'admin.staff-get',
    method: 'GET',
    path: '/admins/{id}',
    summary: 'One member of staff',
    access: readers,
    failures: [404],
    params,
    answer: memberSchema,
    handle: ({ context, params: { id } }) => readMember(context, id),
  }),
  endpoint({
    id: 'admin.staff-update',
    method: 'PUT',
    path: '/admins/{id}',
    summary: 'Change the role of another member of staff, or switch their account off or on',
    access: managers,
    mayRequireProof: true,
    failures: [404, 409, 422],
    params,
    body: change,
    answer: memberSchema,
    async handle({ context, who, params: { id }, body: { version, reason: why, ...changes } }) {
      const by = { ...who, reason: why, ...seenOf(version) };
      const changed = await changeStaff(context.domain, by, { id, ...changes });
      return changed.ok ? readMember(context, id) : changed;
    },
  }),
  endpoint({
    id: 'admin.staff-delete',
    method: 'DELETE',
    path: '/admins/{id}',
    summary: 'Switch the account of another member of staff off; their acts stay in the log',
    access: managers,
    mayRequireProof: true,
    failures: [404, 409, 422],
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) =>
      changeStaff(context.domain, who, { id, isActive: false }),
  }),
]);
