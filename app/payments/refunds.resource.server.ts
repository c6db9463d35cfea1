import * as z from 'zod';
import { approveRefund, declineRefund } from '~/domain/payments/reversals/refund-payment';
import { findWaitingRefund, waitingRefunds } from '~/domain/payments/reversals/waiting-refunds';
import { formatMoney } from '~/domain/shared/money';
import { defineResource } from '../staff/resources/resource.server';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';

const rowSchema = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  email: staffOnly(z.string().nullable()),
  amountMinor: z.number().int(),
  currency: z.string(),
  reason: staffOnly(z.string()),
  /** The e-mail address of the requester; null for former staff. */
  askedBy: staffOnly(z.string().nullable()),
  createdAt: staffOnly(stampSchema),
});

/** Refunds that wait for the approval of a second person. */
export const refunds = defineResource({
  name: 'refunds',
  kind: 'refund',
  permission: 'money.read',
  nav: { group: 'money', icon: 'undo-2' },
  list: waitingRefunds,
  waits: '',
  row: {
    schema: rowSchema,
    present: (row) => ({
      id: row.id,
      paymentId: row.payment_id,
      email: row.email,
      amountMinor: row.amount_minor,
      currency: row.currency,
      reason: row.reason,
      askedBy: row.asker,
      createdAt: stamp(row.created_at),
    }),
  },
  idOf: ({ id }) => id,
  columns: {
    amount: {
      cell: ({ amountMinor, currency }) => formatMoney({ minor: amountMinor, currency }, 'en-GB'),
    },
    person: { cell: ({ email }) => email },
    askedBy: { cell: ({ askedBy }) => askedBy },
    reason: { cell: ({ reason }) => reason, priority: 3 },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt' },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const row = await findWaitingRefund(context.domain, id);
      if (!row) return null;
      const isOwn = row.asked_by === staff.staffId;
      return {
        title: formatMoney({ minor: row.amount_minor, currency: row.currency }, 'en-GB'),
        about: row.email ?? '',
        states: [{ text: words('refunds.waits'), tone: 'amber' }],
        notices: isOwn ? [{ kind: 'info', text: words('refunds.own') }] : [],
        facts: [
          { label: words('refunds.columns.askedBy'), value: row.asker },
          { label: words('refunds.columns.reason'), value: row.reason },
          { label: words('refunds.payment'), value: { text: row.payment_id, isCode: true } },
          { label: words('refunds.columns.createdAt'), value: stamp(row.created_at) },
        ],
        offers: isOwn ? ['decline'] : ['approve', 'decline'],
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
