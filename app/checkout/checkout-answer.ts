import * as z from 'zod';
import { getCheckout, openCardForm, type Checkout } from '~/domain/payments/orders/get-checkout';
import type { Order } from '~/domain/payments/schema';
import { idSchema } from '~/domain/shared/ids';
import type { UserViewer } from '~/domain/viewers/viewer';
import type { RequestContext } from '../http/request-context';
import { presentCard, savedCardSchema } from '../payments/presenters/card-for-owner';

/** What all three checkout calls answer. */
export const checkoutAnswerSchema = z
  .object({
    sessionData: z.object({
      orderId: idSchema,
      expiresAt: z.iso.datetime(),
      /** Of the processor's fields; null where they cannot be opened now. */
      secret: z.string().nullable(),
      usePaymentSession: z.boolean(),
      useTokenizationSession: z.boolean(),
      isCheckoutFormAvailable: z.boolean(),
      isCryptoAvailable: z.boolean(),
      durationsWithCryptoAvailable: z.array(z.number().int()),
      isExternalPMsAvailable: z.boolean(),
    }),
    availableCreditCards: z.array(savedCardSchema),
    paymentData: z.object({ amount: z.number(), currency: z.string() }),
  })
  .meta({ id: 'CheckoutSession' });

/** A checkout as an answer tells it; without a secret where its processor is away. */
export async function answerCheckout(
  context: RequestContext,
  { userId }: UserViewer,
  order: Order,
): Promise<z.input<typeof checkoutAnswerSchema>> {
  const { domain, paymentProviders, country } = context;
  const asked = { buyerId: userId, orderId: order.id, country: country ?? null };
  const checkout = await getCheckout(domain, paymentProviders, asked);
  if (!checkout) throw new Error('an order is gone that was just opened');
  const { means, cards } = checkout;
  const secret = means.cardForm === null ? null : await openForm(context, checkout);
  const { total } = order.price;
  return {
    sessionData: {
      orderId: order.id,
      expiresAt: order.expiresAt.toISOString(),
      secret,
      usePaymentSession: means.hosted,
      useTokenizationSession: secret !== null,
      isCheckoutFormAvailable: secret !== null,
      isCryptoAvailable: means.crypto,
      durationsWithCryptoAvailable: means.cryptoDurations,
      isExternalPMsAvailable: means.wallets.length > 0 || means.crypto,
    },
    availableCreditCards: cards.map(presentCard),
    paymentData: { amount: total.minor / 100, currency: total.currency },
  };
}

async function openForm(context: RequestContext, { order }: Checkout): Promise<string | null> {
  const opened = await openCardForm(context.domain, context.paymentProviders, {
    userId: order.buyerId,
    reference: order.id,
    purpose: 'pay',
    returnUrl: new URL(`/checkout/${order.id}`, context.product.publicUrl).href,
    locale: context.language.locale,
  });
  return opened.ok ? opened.form.secret : null;
}
