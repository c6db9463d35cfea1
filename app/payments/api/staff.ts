import * as z from 'zod';
import { listPaymentsInReview, reviewPayment } from '~/domain/payments/pay/review-payments';
import {
  approveRefund,
  declineRefund,
  refundPayment,
} from '~/domain/payments/reversals/refund-payment';
import { writeDisputeEvidence } from '~/domain/payments/reversals/write-evidence';
import { listOpenDecisions, reviewDecision } from '~/domain/payments/risk/review-decisions';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { limitSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';

const endpoint = endpointsOf('admin');
const readers = access.staff('money.read');
const staff = access.staff('money.review');
const approvers = access.staff('money.approve');
const params = z.object({ id: idSchema });
const usualPage = 50;
const query = z.object({ limit: limitSchema.default(usualPage) });
const minor = z.number().int();

const inReviewSchema = z
  .object({
    _id: idSchema,
    orderId: idSchema,
    userId: idSchema,
    processor: z.string(),
    review: z.enum(['amount-mismatch', 'currency-mismatch', 'underpaid']),
    currency: z.string(),
    amountMinor: minor,
    receivedMinor: minor.nullable(),
    createdAt: isoTime,
    decideBy: isoTime,
  })
  .meta({ id: 'PaymentInReview' });

const decisionSchema = z
  .object({
    _id: idSchema,
    userId: idSchema,
    rule: z.string(),
    counted: z.number().int(),
    limit: z.number().int(),
    decidedAt: isoTime,
    holdsUntil: isoTime,
  })
  .meta({ id: 'PaymentRiskDecision' });
const factsSchema = z.object({ counted: z.number().int(), limit: z.number().int() });

/** The endpoints for staff about payments. The page is part of the back office. */
export const paymentsForStaff = apiSection(266, [
  endpoint({
    id: 'admin.payments-in-review',
    method: 'GET',
    path: '/admin/payments/in-review',
    summary: 'Payments that do not fit their orders, the oldest first',
    access: readers,
    query,
    answer: z.array(inReviewSchema),
    async handle({ context, query: { limit } }) {
      const waiting = await listPaymentsInReview(context.domain, { limit });
      return waiting.map((payment) => ({ ...payment, _id: payment.id, userId: payment.payerId }));
    },
  }),
  endpoint({
    id: 'admin.payments-review',
    method: 'POST',
    path: '/admin/payments/{id}/review',
    failures: [409, 422],
    summary: 'Approve what came as the payment of its order, or decline it: then it goes back',
    access: staff,
    idempotent: true,
    params,
    body: z.object({ isApproved: z.boolean() }).meta({ id: 'reviewPaymentDto' }),
    answer: successSchema,
    handle: ({ context, who, params: { id }, body: { isApproved } }) =>
      reviewPayment(context.domain, { paymentId: id, by: who, isApproved }),
  }),
  endpoint({
    id: 'admin.payments-refund',
    method: 'POST',
    path: '/admin/payments/{id}/refund',
    failures: [404, 409, 422],
    summary: 'Give a payment back, whole or in part; above a limit somebody else has to approve',
    access: staff,
    idempotent: true,
    params,
    body: z
      .object({ reason: wordsSchema().regex(/\S/).max(500), amountMinor: minor.min(1).optional() })
      .meta({ id: 'refundPaymentDto' }),
    answer: z
      .object({ _id: idSchema, status: z.enum(['due', 'waiting']), amountMinor: minor })
      .meta({ id: 'AskedRefund' }),
    async handle({ context, who, params: { id }, body: { reason, amountMinor } }) {
      const request = { paymentId: id, reason, by: who };
      const refund = await refundPayment(context.domain, {
        ...request,
        ...(amountMinor === undefined ? {} : { amountMinor }),
      });
      if (!refund.ok) return refund;
      return { _id: refund.refundId, status: refund.state, amountMinor: refund.money.minor };
    },
  }),
  endpoint({
    id: 'admin.refunds-approve',
    method: 'POST',
    path: '/admin/refunds/{id}/approve',
    failures: [403, 404],
    summary: 'The second word that a large refund waits for; not of whoever asked for it',
    access: approvers,
    idempotent: true,
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) =>
      approveRefund(context.domain, { refundId: id, by: who }),
  }),
  endpoint({
    id: 'admin.refunds-decline',
    method: 'POST',
    path: '/admin/refunds/{id}/decline',
    failures: [404],
    summary: 'A refund that waits for a second word is not made after all',
    access: approvers,
    idempotent: true,
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) =>
      declineRefund(context.domain, { refundId: id, by: who }),
  }),
  endpoint({
    id: 'admin.payments-evidence',
    method: 'GET',
    path: '/admin/payments/{id}/evidence',
    failures: [404],
    summary: 'All that speaks for a payment, as one file for its processor',
    access: staff,
    params,
    answer: z
      .object({ fileName: z.string(), evidence: z.string() })
      .meta({ id: 'DisputeEvidence' }),
    async handle({ context, who, params: { id } }) {
      const written = await writeDisputeEvidence(context.domain, who, id);
      return written.ok ? { fileName: written.fileName, evidence: written.json } : written;
    },
  }),
  endpoint({
    id: 'admin.risk-decisions',
    method: 'GET',
    path: '/admin/payments/risk-decisions',
    summary: 'What limits against fraud refused and nobody has looked at yet, the oldest first',
    access: readers,
    query,
    answer: z.array(decisionSchema),
    async handle({ context, query: { limit } }) {
      const open = await listOpenDecisions(context.domain, limit);
      return open.map(({ id, user_id, rule, facts, decided_at, holds_until }) => ({
        _id: id,
        userId: user_id,
        rule,
        ...factsSchema.parse(facts),
        decidedAt: decided_at,
        holdsUntil: holds_until,
      }));
    },
  }),
  endpoint({
    id: 'admin.risk-decisions-review',
    method: 'POST',
    path: '/admin/payments/risk-decisions/{id}',
    failures: [404],
    summary: 'Say that a limit was right about somebody, or that it was wrong and holds no longer',
    access: staff,
    idempotent: true,
    params,
    body: z.object({ isUpheld: z.boolean() }).meta({ id: 'reviewRiskDecisionDto' }),
    answer: successSchema,
    handle: ({ context, who, params: { id }, body: { isUpheld } }) =>
      reviewDecision(context.domain, { decisionId: id, by: who, isUpheld }),
  }),
]);
