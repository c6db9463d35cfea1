import * as z from 'zod';
import { getCheckout, openCardForm, type Checkout } from '~/domain/payments/orders/get-checkout';
import type { Order } from '~/domain/payments/schema';
import { listCards } from '~/domain/payments/cards/cards';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { toDecimal } from '~/domain/shared/money';
import type { PlanChange } from '~/domain/subscriptions/quote-change';
import type { UserViewer } from '~/domain/viewers/viewer';
import type { RequestContext } from '../kit/http/context/request-context';
import { savedCard } from '../payments/presenters/card-for-owner';

/** The response of all three checkout calls. */
export const checkoutAnswerSchema = z
  .object({
    sessionData: z.object({
      /** Null for a change of Premium: nothing is paid, so there is no order. */
      orderId: idSchema.nullable(),
      /** The end of the price's validity. */
      expiresAt: isoTime.nullable(),
      /** The secret of the processor's fields; null if they are currently unavailable. */
      secret: z.string().nullable(),
      usePaymentSession: z.boolean(),
      useTokenizationSession: z.boolean(),
      isCheckoutFormAvailable: z.boolean(),
      isCryptoAvailable: z.boolean(),
      durationsWithCryptoAvailable: z.array(z.number().int()),
      isExternalPMsAvailable: z.boolean(),
    }),
    availableCreditCards: z.array(savedCard),
    /** The amount charged today. */
    paymentData: z.object({ amount: z.number(), currency: z.string() }),
    /** The plan that follows the current one, and its start; null for a purchase. */
    subscriptionChange: z
      .object({
        startDate: isoTime,
        paymentAmount: z.number(),
        autoRenewPrice: z.number(),
        renewDate: isoTime,
      })
      .nullable(),
  })
  .meta({ id: 'CheckoutSession' });

/** Returns a checkout in the form of the response; without a secret if its processor is unavailable. */
export async function answerCheckout(
  context: RequestContext,
  { userId }: UserViewer,
  order: Order,
): Promise<z.output<typeof checkoutAnswerSchema>> {
  const { domain, paymentProviders, country } = context;
  const query = { buyerId: userId, orderId: order.id, country: country ?? null };
  const checkout = await getCheckout(domain, paymentProviders, query);
  if (!checkout) throw new Error('an order is gone that was just opened');
  const { means, cards } = checkout;
  const secret = means.cardForm === null ? null : await openForm(context, checkout);
  const { total } = order.price;
  return {
    sessionData: {
      orderId: order.id,
      expiresAt: order.expiresAt,
      secret,
      usePaymentSession: means.hosted,
      useTokenizationSession: secret !== null,
      isCheckoutFormAvailable: secret !== null,
      isCryptoAvailable: means.crypto,
      durationsWithCryptoAvailable: means.cryptoDurations,
      isExternalPMsAvailable: means.wallets.length > 0 || means.crypto,
    },
    availableCreditCards: cards,
    paymentData: { amount: toDecimal(total), currency: total.currency },
    subscriptionChange: null,
  };
}

/**
 * Returns a change of plan, which is charged to a saved card when it begins, in the form of the response.
 */
export async function answerChange(
  { domain, paymentProviders }: RequestContext,
  { userId }: UserViewer,
  { startsAt, price, renewal }: PlanChange,
): Promise<z.output<typeof checkoutAnswerSchema>> {
  return {
    sessionData: {
      orderId: null,
      expiresAt: null,
      secret: null,
      usePaymentSession: false,
      useTokenizationSession: paymentProviders.some((one) => one.openCardForm),
      isCheckoutFormAvailable: false,
      isCryptoAvailable: false,
      durationsWithCryptoAvailable: [],
      isExternalPMsAvailable: false,
    },
    availableCreditCards: await listCards(domain, userId),
    paymentData: { amount: 0, currency: price.currency },
    subscriptionChange: {
      startDate: startsAt,
      paymentAmount: toDecimal(price),
      autoRenewPrice: toDecimal(renewal.price),
      renewDate: renewal.firstAt,
    },
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
