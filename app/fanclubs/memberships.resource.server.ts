import * as z from 'zod';
import { clubMoney } from '~/domain/fanclubs/club-price';
import {
  findListedMembership,
  membershipList,
  type MembershipListed,
} from '~/domain/fanclubs/list-all-memberships';
import { membershipStatuses } from '~/domain/fanclubs/list-memberships';
import { changeForPerson } from '~/domain/fanclubs/manage-memberships';
import { paymentKinds } from '~/domain/fanclubs/schema';
import { moneyText, personCell, personLinks } from '../payments/presenters/money-cells';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import type { OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';

const rowSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  characterId: z.uuid(),
  /** The name of the club's character; null if it is not shown. */
  club: z.string().nullable(),
  status: z.enum(membershipStatuses),
  renews: z.boolean(),
  isOverdue: z.boolean(),
  paysWith: z.enum(paymentKinds),
  /** Cents or tokens per period. */
  price: z.number().int(),
  startedAt: staffOnly(stampSchema),
  endsAt: staffOnly(stampSchema),
});
type Row = z.infer<typeof rowSchema>;

const present = (row: MembershipListed): Row => ({
  id: row.id,
  userId: row.user_id,
  email: masked(row.email),
  characterId: row.character_id,
  club: row.name,
  status: row.status,
  renews: row.renews,
  isOverdue: row.renews && row.failed_renewals > 0,
  paysWith: row.pays_with,
  price: row.price,
  startedAt: stamp(row.started_at),
  endsAt: stamp(row.expires_at),
});

const stateCell = ({ status, renews, isOverdue }: Row, words: Words): CellShown => {
  if (status === 'expired') return { text: words('memberships.status.expired'), tone: 'quiet' };
  if (isOverdue) return { text: words('memberships.renewal.overdue'), tone: 'amber' };
  return renews
    ? { text: words('memberships.status.active'), tone: 'ok' }
    : { text: words('memberships.ending'), tone: 'gold' };
};

const priceCell = ({ paysWith, price }: Row, words: Words) => {
  if (paysWith === 'nothing') return words('memberships.paysWith.nothing');
  const { minor, currency } = clubMoney(price);
  return paysWith === 'money'
    ? moneyText(minor, currency)
    : words('memberships.tokens', { count: price });
};

const clubName = ({ club }: Row, words: Words) => club ?? words('club-plans.gone');

const act = (does: 'cancel' | 'resume' | 'end', more: Partial<OfferedAct> = {}): OfferedAct => ({
  act: `membership.${does}`,
  reason: 'required',
  ...more,
  run: ({ context, by }, id) => changeForPerson(context.domain, by, { id, does }),
});

/** The memberships of fan clubs of all users. */
export const memberships = defineResource({
  name: 'memberships',
  kind: 'membership',
  permission: 'money.read',
  nav: { group: 'money', icon: 'users-round' },
  list: membershipList,
  search: 'search',
  views: {
    active: { query: 'status=active' },
    overdue: { query: 'status=active&renewal=overdue&sort=ends&order=asc' },
    ending: { query: 'status=active&renewal=off&sort=ends&order=asc' },
  },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: personCell },
    club: { cell: clubName },
    status: { cell: stateCell },
    price: { cell: priceCell, priority: 2 },
    started: { cell: ({ startedAt }) => startedAt, sort: 'started', priority: 3 },
    ends: { cell: ({ endsAt }) => endsAt, sort: 'ends' },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const found = await findListedMembership(context.domain, id);
      if (!found) return null;
      const row = present(found);
      const isOpen = row.status === 'active' && found.expires_at > context.domain.now();
      const phrase = (key: string) => words(`memberships.${key}`);
      return {
        title: clubName(row, words),
        about: row.email ?? '',
        states: [stateCell(row, words)],
        notices:
          found.fan_club_autorenew === false && row.renews
            ? [{ kind: 'info', text: phrase('renewals-off') }]
            : [],
        facts: [
          { label: phrase('columns.person'), value: personCell(row) },
          { label: phrase('number'), value: { text: row.id, isCode: true } },
          {
            label: phrase('columns.price'),
            value: {
              text: priceCell(row, words),
              about: words(`memberships.per-${found.period_unit}`, { count: found.period_count }),
            },
          },
          { label: phrase('periods'), value: String(found.periods) },
          { label: phrase('columns.started'), value: row.startedAt },
          { label: phrase('columns.ends'), value: row.endsAt },
          { label: phrase('due'), value: found.due_at && stamp(found.due_at) },
          { label: phrase('cancelled'), value: found.cancelled_at && stamp(found.cancelled_at) },
        ],
        links: [
          ...personLinks(staff.role, row.userId, words),
          ...(found.order_id
            ? [{ to: `/admin/orders/${found.order_id}`, label: words('money.order') }]
            : []),
        ],
        offers: isOpen ? [row.renews ? 'cancel' : 'resume', 'end'] : [],
      };
    },
  },
  acts: {
    cancel: act('cancel', { inverse: 'resume' }),
    resume: act('resume'),
    end: act('end', { isGrave: true }),
  },
});
