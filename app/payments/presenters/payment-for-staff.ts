import * as z from 'zod';
import type { PaymentListed } from '~/domain/payments/pay/list-payments';
import { orderKinds, paymentStates, productKinds } from '~/domain/payments/schema';
import { masked } from '../../staff/presenters/masked';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';
import type { CellShown, Tone } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';

/** A payment in the list for staff. */
export const paymentSchema = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  number: z.string(),
  userId: z.uuid(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  product: z.enum(productKinds),
  productName: z.string(),
  kind: z.enum(orderKinds),
  processor: z.string(),
  /** The processor's id of the payment; null if it never answered. */
  processorsId: staffOnly(z.string().nullable()),
  /** The last four digits of the card. */
  card: z.string().nullable(),
  currency: z.string(),
  amountMinor: z.number().int(),
  refundedMinor: z.number().int(),
  state: z.enum(paymentStates),
  /** The reason for a review; null if there is none. */
  review: z.string().nullable(),
  createdAt: staffOnly(stampSchema),
});
export type PaymentShown = z.infer<typeof paymentSchema>;

const tones: Record<PaymentListed['state'], Tone> = {
  pending: 'gold',
  completed: 'ok',
  failed: 'danger',
  expired: 'quiet',
};

/** Checks whether a payment waits for a review by staff. */
export const waitsForReview = ({ review, reviewed_at }: PaymentListed): boolean =>
  review !== null && reviewed_at === null;

/** Returns the state of a payment, with the reason for its review. */
export const paymentState = (
  { state, review }: Pick<PaymentShown, 'state' | 'review'>,
  words: Words,
): CellShown => ({
  text: words(`payments.state.${state}`),
  tone: review === null ? tones[state] : 'amber',
  ...(review !== null && { about: words(`payments.why.${review}`) }),
});

/** Presents a payment to staff. */
export const presentPayment = (row: PaymentListed): PaymentShown => ({
  id: row.id,
  orderId: row.order_id,
  number: row.number,
  userId: row.payer_id,
  email: masked(row.email),
  product: row.product_kind,
  productName: row.product_name,
  kind: row.kind,
  processor: row.processor,
  processorsId: row.provider_payment_id,
  card: row.card_last4,
  currency: row.currency,
  amountMinor: row.amount_minor,
  refundedMinor: row.refunded_minor,
  state: row.state,
  review: waitsForReview(row) ? row.review : null,
  createdAt: stamp(row.created_at),
});
