import * as z from 'zod';
import { findStaffMember, staffMembers, type StaffListed } from '~/domain/staff/list-staff';
import { staffRoles } from '~/domain/staff/permissions';
import { resetStaffFactors } from '~/domain/staff/reset-staff-factors';
import { staffOnly } from './presenters/staff-only';
import { defineResource } from './resources/resource.server';
import type { Words } from './resources/words.server';

const rowSchema = z.object({
  id: z.uuid(),
  email: staffOnly(z.string()),
  role: staffOnly(z.enum(staffRoles)),
  passkeys: staffOnly(z.number().int()),
  hasApp: staffOnly(z.boolean()),
});

const present = ({ has_app: hasApp, ...row }: StaffListed) => ({ ...row, hasApp });

/** Returns the names of the second factors of a member of staff. */
function factorsOf({ passkeys, hasApp }: ReturnType<typeof present>, words: Words): string {
  const factors = [
    ...(passkeys > 0 ? [words('factors.passkeys', { count: passkeys })] : []),
    ...(hasApp ? [words('factors.app')] : []),
  ];
  return factors.join(', ') || words('factors.none');
}

/** The staff, for super administrators, who reset lost second factors. */
export const members = defineResource({
  name: 'staff',
  kind: 'staff',
  permission: 'staff.reset',
  nav: { group: 'system', icon: 'users' },
  list: staffMembers,
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    email: { cell: ({ email }) => email, sort: 'email' },
    role: { cell: ({ role }, words) => words(`role.${role}`) },
    factors: { cell: factorsOf, priority: 2 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const row = await findStaffMember(context.domain, id);
      if (!row) return null;
      const member = present(row);
      const mayReset = id !== staff.staffId && (member.passkeys > 0 || member.hasApp);
      return {
        title: member.email,
        facts: [
          { label: words('staff.columns.role'), value: words(`role.${member.role}`) },
          { label: words('staff.columns.factors'), value: factorsOf(member, words) },
        ],
        offers: mayReset ? ['reset'] : [],
      };
    },
  },
  acts: {
    reset: {
      act: 'staff.reset-factors',
      isGrave: true,
      run: ({ context, by }, staffId) => resetStaffFactors(context.domain, { by, staffId }),
    },
  },
});
