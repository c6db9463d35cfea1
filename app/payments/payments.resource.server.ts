import * as z from 'zod';
import { findPayment, paymentList, type PaymentListed } from '~/domain/payments/pay/list-payments';
import { reviewPayment } from '~/domain/payments/pay/review-payments';
import { refundPayment } from '~/domain/payments/reversals/refund-payment';
import { writeDisputeEvidence } from '~/domain/payments/reversals/write-evidence';
import { paymentStates } from '~/domain/payments/schema';
import { formatMoney, fromDecimal } from '~/domain/shared/money';
import { numberField } from '../staff/resources/act-schema.server';
import { offer, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';

const rowSchema = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  userId: z.uuid(),
  /** Null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  processor: z.string(),
  currency: z.string(),
  amountMinor: z.number().int(),
  refundedMinor: z.number().int(),
  state: z.enum(paymentStates),
  /** The reason for a review; null if there is none. */
  review: z.string().nullable(),
  createdAt: staffOnly(stampSchema),
});

const tones: Record<PaymentListed['state'], Tone> = {
  pending: 'gold',
  completed: 'ok',
  failed: 'danger',
  expired: 'quiet',
};

const moneyOf = (minor: number, currency: string) => formatMoney({ minor, currency }, 'en-GB');
const waits = ({ review, reviewed_at }: PaymentListed) => review !== null && reviewed_at === null;

const stateCell = (
  { state, review }: Pick<z.infer<typeof rowSchema>, 'state' | 'review'>,
  words: Words,
): CellShown => ({
  text: words(`payments.state.${state}`),
  tone: review === null ? tones[state] : 'amber',
  ...(review !== null && { about: words(`payments.why.${review}`) }),
});

const present = (row: PaymentListed) => ({
  id: row.id,
  orderId: row.order_id,
  userId: row.payer_id,
  email: row.email,
  processor: row.processor,
  currency: row.currency,
  amountMinor: row.amount_minor,
  refundedMinor: row.refunded_minor,
  state: row.state,
  review: waits(row) ? row.review : null,
  createdAt: stamp(row.created_at),
});

const review = (isApproved: boolean, more: { isGrave?: true } = {}): OfferedAct => ({
  act: 'payment.review',
  ...more,
  run: ({ context, by }, paymentId) => reviewPayment(context.domain, { paymentId, by, isApproved }),
});

/** The payments of all users. */
export const payments = defineResource({
  name: 'payments',
  kind: 'payment',
  permission: 'money.read',
  nav: { group: 'money', icon: 'credit-card' },
  list: paymentList,
  waits: 'review=waits',
  views: { waits: { query: 'review=waits' } },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: ({ email, userId }) => email ?? { text: userId, isCode: true } },
    amount: {
      cell: ({ amountMinor, refundedMinor, currency }, words) => ({
        text: moneyOf(amountMinor, currency),
        ...(refundedMinor > 0 && {
          about: words('payments.back-amount', { amount: moneyOf(refundedMinor, currency) }),
        }),
      }),
    },
    state: { cell: stateCell },
    processor: { cell: ({ processor }) => processor, priority: 3 },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt' },
  },
  detail: {
    async read({ context, words }, id) {
      const row = await findPayment(context.domain, id);
      if (!row) return null;
      const { amount_minor, received_minor, refunded_minor, currency } = row;
      const phrase = (key: string) => words(`payments.${key}`);
      const left = row.state === 'completed' && refunded_minor < amount_minor;
      return {
        title: moneyOf(amount_minor, currency),
        about: row.email ?? '',
        states: [stateCell(present(row), words)],
        facts: [
          { label: phrase('columns.createdAt'), value: stamp(row.created_at) },
          { label: phrase('columns.processor'), value: row.processor },
          { label: phrase('order'), value: { text: row.order_id, isCode: true } },
          ...(received_minor === null
            ? []
            : [{ label: phrase('received'), value: moneyOf(received_minor, currency) }]),
          { label: phrase('gone'), value: moneyOf(refunded_minor, currency) },
        ],
        offers: [...(waits(row) ? ['approve', 'decline'] : []), ...(left ? ['refund'] : [])],
      };
    },
    opens: 'payment.open-evidence',
    async open({ context, by, words }, id) {
      const written = await writeDisputeEvidence(context.domain, by, id);
      if (!written.ok) return written;
      const title = words('payments.evidence');
      return { ok: true, sections: [{ title, code: written.json }] };
    },
  },
  acts: {
    approve: review(true),
    decline: review(false, { isGrave: true }),
    refund: offer({
      act: 'payment.refund',
      isGrave: true,
      reason: 'required',
      // In the payment's own currency.
      input: z.object({ amount: numberField(z.number().positive()).optional() }),
      async run({ context, by }, paymentId, { amount }) {
        const request = { paymentId, by, reason: by.reason ?? '' };
        if (amount === undefined) return refundPayment(context.domain, request);
        const payment = await findPayment(context.domain, paymentId);
        if (!payment) return { ok: false, reason: 'no-such-payment' };
        const { minor } = fromDecimal(amount, payment.currency);
        return refundPayment(context.domain, { ...request, amountMinor: minor });
      },
    }),
  },
});
