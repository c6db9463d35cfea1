import * as z from 'zod';
import { emailSchema } from '~/domain/shared/words/email';
import { changeStaff } from '~/domain/staff/change-staff';
import { inviteStaff, inviteStaffAgain } from '~/domain/staff/invite-staff';
import { findStaffMember, staffMembers } from '~/domain/staff/list-staff';
import { staffRoles } from '~/domain/staff/permissions';
import { resetStaffFactors } from '~/domain/staff/reset-staff-factors';
import { writtenLocales } from '~/locales/written-locales';
import { memberSchema, presentMember } from './presenters/member-for-staff';
import { stamp, stampSchema } from './presenters/stamp';
import { offer, type OfferedAct } from './resources/define-resource.server';
import { defineResource } from './resources/resource.server';
import type { CellShown } from './resources/shown';
import type { Words } from './resources/words.server';

const rowSchema = memberSchema.omit({ _id: true }).extend({
  createdAt: stampSchema,
  lastSeenAt: stampSchema.nullable(),
});
type Member = z.output<typeof rowSchema>;

const present = (row: Parameters<typeof presentMember>[0]): Member => {
  const { createdAt, lastSeenAt, ...member } = presentMember(row);
  return { ...member, createdAt: stamp(createdAt), lastSeenAt: lastSeenAt && stamp(lastSeenAt) };
};

const tones = { invited: 'gold', joined: 'ok', deactivated: 'quiet' } as const;
const stateCell = ({ state }: Pick<Member, 'state'>, words: Words): CellShown => ({
  text: words(`staff.state.${state}`),
  tone: tones[state],
});

/** Returns the names of a member's ways to sign in, besides the mailed code. */
function factorsOf({ passkeys, hasApp, hasPassword }: Member, words: Words): string {
  const factors = [
    ...(passkeys > 0 ? [words('factors.passkeys', { count: passkeys })] : []),
    ...(hasApp ? [words('factors.app')] : []),
    ...(hasPassword ? [words('factors.password')] : []),
  ];
  return factors.join(', ') || words('factors.none');
}

const setActive = (isActive: boolean): OfferedAct => ({
  act: 'staff.change',
  reason: 'required',
  ...(!isActive && { isGrave: true }),
  run: ({ context, by }, id) => changeStaff(context.domain, by, { id, isActive }),
});

/** The staff, with invitations, roles, and the reset of lost second factors. */
export const members = defineResource({
  name: 'staff',
  kind: 'staff',
  permission: 'staff.read',
  nav: { group: 'system', icon: 'badge-check' },
  list: staffMembers,
  search: 'email',
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    email: { cell: ({ email }) => email, sort: 'email' },
    role: { cell: ({ role }, words) => words(`role.${role}`) },
    state: { cell: stateCell },
    factors: { cell: factorsOf, priority: 2 },
    lastSeen: { cell: ({ lastSeenAt }) => lastSeenAt, priority: 3 },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 3 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const row = await findStaffMember(context.domain, id);
      if (!row) return null;
      const member = present(row);
      return {
        title: member.email,
        states: [stateCell(member, words)],
        facts: [
          { label: words('staff.columns.role'), value: words(`role.${member.role}`) },
          { label: words('staff.columns.factors'), value: factorsOf(member, words) },
          { label: words('staff.columns.lastSeen'), value: member.lastSeenAt },
          { label: words('staff.columns.createdAt'), value: member.createdAt },
        ],
        offers: id === staff.staffId ? [] : offersFor(member),
        values: { role: member.role },
      };
    },
  },
  acts: {
    role: offer({
      act: 'staff.change',
      reason: 'required',
      input: z.object({ role: z.enum(staffRoles) }),
      run: ({ context, by }, id, { role }) => changeStaff(context.domain, by, { id, role }),
    }),
    reset: {
      act: 'staff.reset-factors',
      isGrave: true,
      run: ({ context, by }, staffId) => resetStaffFactors(context.domain, { by, staffId }),
    },
    again: {
      act: 'staff.invite-again',
      run: ({ context, by }, id) => inviteStaffAgain(context.domain, by, id),
    },
    off: setActive(false),
    on: setActive(true),
  },
  create: offer({
    act: 'staff.invite',
    input: z.object({
      email: emailSchema,
      role: z.enum(staffRoles),
      locale: z.enum(writtenLocales),
    }),
    run: ({ context, by }, _, invited) => inviteStaff(context.domain, by, invited),
  }),
});

/** Returns the acts that are possible on another member of staff. */
function offersFor({ state, passkeys, hasApp }: Member): string[] {
  if (state === 'deactivated') return ['on'];
  return [
    'role',
    ...(passkeys > 0 || hasApp ? ['reset'] : []),
    ...(state === 'invited' ? ['again'] : []),
    'off',
  ];
}
