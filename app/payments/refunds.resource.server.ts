import * as z from 'zod';
import {
  findRefund,
  refundList,
  type RefundListed,
} from '~/domain/payments/reversals/list-refunds';
import { approveRefund, declineRefund } from '~/domain/payments/reversals/refund-payment';
import { refundCauses, refundReasonCodes, refundStates } from '~/domain/payments/schema';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema, timeFact } from '../staff/presenters/stamp';
import type { ThingRead } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { Words } from '../staff/resources/words.server';
import { moneyText, personCell, personLinks } from './presenters/money-cells';
import { refundState } from './presenters/refund-for-staff';

const rowSchema = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  number: z.string(),
  userId: z.uuid(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  amountMinor: z.number().int(),
  currency: z.string(),
  cause: z.enum(refundCauses),
  reasonCode: z.enum(refundReasonCodes).nullable(),
  reason: staffOnly(z.string()),
  state: z.enum(refundStates),
  /** The e-mail address of the requester; null for former staff and for automatic refunds. */
  askedBy: staffOnly(z.string().nullable()),
  createdAt: staffOnly(stampSchema),
});
type Row = z.infer<typeof rowSchema>;

const present = (row: RefundListed): Row => ({
  id: row.id,
  paymentId: row.payment_id,
  number: row.number,
  userId: row.payer_id,
  email: masked(row.email),
  amountMinor: row.amount_minor,
  currency: row.currency,
  cause: row.cause,
  reasonCode: row.reason_code,
  reason: row.reason,
  state: row.state,
  askedBy: row.asker,
  createdAt: stamp(row.created_at),
});

/** Returns the reason of a refund: its code, and the words about it. */
const reasonCell = ({ reasonCode, reason }: Pick<Row, 'reasonCode' | 'reason'>, words: Words) =>
  reasonCode === null
    ? { text: reason }
    : { text: words(`payments.reasonCode.${reasonCode}`), about: reason };

function factsOf(found: RefundListed, words: Words): ThingRead['facts'] {
  const row = present(found);
  const phrase = (key: string) => words(`refunds.${key}`);
  return [
    { label: phrase('columns.person'), value: personCell(row) },
    { label: phrase('columns.number'), value: { text: row.number, isCode: true } },
    { label: phrase('processor'), value: found.processor },
    { label: phrase('fields.cause'), value: words(`refunds.cause.${row.cause}`) },
    { label: phrase('columns.reason'), value: reasonCell(row, words) },
    { label: phrase('columns.askedBy'), value: row.askedBy },
    ...(found.approver === null ? [] : [{ label: phrase('approvedBy'), value: found.approver }]),
    { label: phrase('columns.createdAt'), value: row.createdAt },
    ...(found.attempts > 0 ? [{ label: phrase('attempts'), value: String(found.attempts) }] : []),
    ...timeFact(phrase('try'), found.try_at),
    ...timeFact(phrase('completed'), found.completed_at),
  ];
}

/** The refunds of all payments. Some wait for the approval of a second person. */
export const refunds = defineResource({
  name: 'refunds',
  kind: 'refund',
  permission: 'money.read',
  nav: { group: 'money', icon: 'undo-2' },
  list: refundList,
  search: 'search',
  waits: 'state=waiting',
  views: {
    waiting: { query: 'state=waiting&sort=createdAt&order=asc' },
    failed: { query: 'state=failed' },
  },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    amount: {
      cell: ({ amountMinor, currency }) => moneyText(amountMinor, currency),
      sort: 'amount',
    },
    person: { cell: personCell },
    state: { cell: ({ state }, words) => refundState(state, words) },
    reason: { cell: reasonCell, priority: 2 },
    number: { cell: ({ number }) => ({ text: number, isCode: true }), priority: 3 },
    askedBy: { cell: ({ askedBy }) => askedBy, priority: 3 },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 2 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const found = await findRefund(context.domain, id);
      if (!found) return null;
      const isWaiting = found.state === 'waiting';
      const isOwn = isWaiting && found.asked_by === staff.staffId;
      return {
        title: moneyText(found.amount_minor, found.currency),
        about: found.number,
        states: [refundState(found.state, words)],
        notices: isOwn ? [{ kind: 'info', text: words('refunds.own') }] : [],
        facts: factsOf(found, words),
        links: [
          { to: `/admin/payments/${found.payment_id}`, label: words('money.payment') },
          ...personLinks(staff.role, found.payer_id, words),
        ],
        offers: isWaiting ? [...(isOwn ? [] : ['approve']), 'decline'] : [],
      };
    },
  },
  acts: {
    approve: {
      act: 'refund.approve',
      isGrave: true,
      run: ({ context, by }, refundId) => approveRefund(context.domain, { refundId, by }),
    },
    decline: {
      act: 'refund.decline',
      run: ({ context, by }, refundId) => declineRefund(context.domain, { refundId, by }),
    },
  },
});
