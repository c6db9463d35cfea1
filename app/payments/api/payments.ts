import * as z from 'zod';
import { getCurrency } from '~/domain/payments/get-currency';
import { listPayments, paymentSorts } from '~/domain/payments/orders/list-payments';
import { noteOrderShown } from '~/domain/payments/orders/note-order-shown';
import { paymentStates } from '~/domain/payments/schema';
import { settleReturn } from '~/domain/payments/pay/settle-payments';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema } from '../../kit/api/paging';
import { paymentAnswer } from '../presenters/payment-for-payer';

const endpoint = endpointsOf('payments');

/** The default number of payments per page. */
const usualPage = 20;

const settledSchema = z
  .object({
    _id: idSchema,
    orderId: idSchema,
    status: z.enum(paymentStates),
    isInReview: z.boolean(),
    isGivenBack: z.boolean(),
    declineCode: z.string().nullable(),
  })
  .meta({ id: 'PaymentStatus' });

export const payments = apiSection(90, [
  endpoint({
    id: 'payments.currency',
    method: 'GET',
    path: '/payments/currency',
    summary: 'The currency prices are shown in',
    access: access.everyone,
    answer: z.object({ symbol: z.string(), code: z.string() }).meta({ id: 'Currency' }),
    handle: ({ context, who }) => getCurrency(context.domain, who),
  }),
  endpoint({
    id: 'payments.history',
    method: 'GET',
    path: '/payments',
    summary: 'One’s own payments, the latest first unless asked otherwise',
    access: access.user,
    query: z.object({
      order: z
        .string()
        .toLowerCase()
        .pipe(z.enum(['asc', 'desc']))
        .optional(),
      status: z.string().toLowerCase().pipe(z.enum(paymentStates)).optional(),
      sortBy: z.enum(paymentSorts).optional(),
      cursor: cursorSchema.optional(),
      limit: limitSchema.default(usualPage),
      characterId: idSchema.optional(),
    }),
    answer: z.object({ items: z.array(paymentAnswer), nextCursor: z.string().nullable() }),
    handle: ({ context, who, query }) => listPayments(context.domain, who.userId, query),
  }),
  endpoint({
    id: 'payments.status',
    method: 'PUT',
    path: '/payments/status/{id}',
    failures: [404],
    summary: 'What became of a payment of one’s own: its processor is asked',
    access: access.notVerified,
    params: z.object({ id: idSchema }),
    answer: settledSchema,
    limit: ({ context, who }) => context.limits.queryPayment(who.person),
    async handle({ context, who, params: { id } }) {
      const input = { buyerId: who.userId, paymentId: id };
      const settled = await settleReturn(context.domain, context.paymentProviders, input);
      if (!settled.ok) return settled;
      const { paymentId, orderId, state, isInReview, isGivenBack, declineCode } = settled;
      return { _id: paymentId, orderId, status: state, isInReview, isGivenBack, declineCode };
    },
  }),
  endpoint({
    id: 'payments.order-created-event',
    method: 'POST',
    path: '/payments/order-created-event',
    failures: [404],
    summary: 'Tell that an order of one’s own was shown; only the first time is counted',
    access: access.notVerified,
    idempotent: true,
    body: z.object({ orderId: idSchema }).meta({ id: 'orderCreatedEventDto' }),
    answer: z.object({ success: z.boolean(), isFirst: z.boolean() }),
    async handle({ context, who, body: { orderId } }) {
      const noted = await noteOrderShown(context.domain, { buyerId: who.userId, orderId });
      return noted.ok ? { success: true, isFirst: noted.isFirst } : noted;
    },
  }),
]);
