import * as z from 'zod';
import { findPayment, paymentList } from '~/domain/payments/pay/list-payments';
import { reviewPayment } from '~/domain/payments/pay/review-payments';
import { refundPayment } from '~/domain/payments/reversals/refund-payment';
import { writeDisputeEvidence } from '~/domain/payments/reversals/write-evidence';
import { refundReasonCodes } from '~/domain/payments/schema';
import { fromDecimal } from '~/domain/shared/money';
import { numberField } from '../staff/resources/act-schema.server';
import { offer, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { evidenceSection, moneyText, personCell, productColumn } from './presenters/money-cells';
import { paymentSchema, paymentState, presentPayment } from './presenters/payment-for-staff';
import { paymentTabs, readPaymentPage } from './server/payment-page.server';

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
  search: 'search',
  waits: 'review=waits',
  views: {
    waits: { query: 'review=waits' },
    failed: { query: 'state=failed' },
    refunded: { query: 'refunded=some' },
  },
  row: { schema: paymentSchema, present: presentPayment },
  idOf: ({ id }) => id,
  columns: {
    number: { cell: ({ number }) => ({ text: number, isCode: true }) },
    person: { cell: personCell },
    product: productColumn,
    amount: {
      cell: ({ amountMinor, refundedMinor, currency }, words) => ({
        text: moneyText(amountMinor, currency),
        ...(refundedMinor > 0 && {
          about: words('payments.back-amount', { amount: moneyText(refundedMinor, currency) }),
        }),
      }),
      sort: 'amount',
    },
    state: { cell: paymentState },
    processor: {
      cell: ({ processor, card }) => ({ text: processor, ...(card && { about: `•••• ${card}` }) }),
      priority: 3,
    },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 2 },
  },
  detail: {
    tabs: paymentTabs,
    read: readPaymentPage,
    opens: 'payment.open-evidence',
    opensWithReason: true,
    async open({ context, by, words }, id) {
      const written = await writeDisputeEvidence(context.domain, by, id);
      if (!written.ok) return written;
      return { ok: true, sections: [evidenceSection(written, words)] };
    },
  },
  acts: {
    approve: review(true),
    decline: review(false, { isGrave: true }),
    refund: offer({
      act: 'payment.refund',
      isGrave: true,
      reason: 'required',
      input: z.object({
        // In the payment's own currency.
        amount: numberField(z.number().positive()).optional(),
        reasonCode: z.enum(refundReasonCodes),
      }),
      async run({ context, by }, paymentId, { amount, reasonCode }) {
        const request = { paymentId, by, reason: by.reason ?? '', reasonCode };
        if (amount === undefined) return refundPayment(context.domain, request);
        const payment = await findPayment(context.domain, paymentId);
        if (!payment) return { ok: false, reason: 'no-such-payment' };
        const { minor } = fromDecimal(amount, payment.currency);
        return refundPayment(context.domain, { ...request, amountMinor: minor });
      },
    }),
  },
});
