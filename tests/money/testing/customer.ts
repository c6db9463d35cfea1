import type { TestContext } from '~/db/testing';
import { openCheckout } from '~/domain/checkout/open-checkout';
import type { CheckoutRequest } from '~/domain/checkout/schema';
import { makeFan } from '~/domain/offers/testing/make-fan';
import { keepCard } from '~/domain/payments/cards/keep-card';
import { payOrder, type Means } from '~/domain/payments/pay/pay-order';
import { returnUrl } from '~/domain/payments/testing/play-shop';
import type { PlayedProvider } from '~/domain/payments/testing/play-provider';
import { receiveWebhook } from '~/domain/payments/webhooks';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import type { UserViewer } from '~/domain/viewers/viewer';
import type { ProviderEvent } from '~/providers/payments/payment-provider';

export type Way = 'saved' | 'new' | 'hosted' | 'wallet' | 'crypto';

/** The three kinds of processors. */
export interface Processors {
  cards: PlayedProvider;
  hosted: PlayedProvider;
  crypto: PlayedProvider;
}

/** A person with a card, with their acts and those of their processors. */
export interface Customer {
  viewer: UserViewer;
  userId: string;
  processors: Processors;
  providers: readonly PlayedProvider[];
  open(request: CheckoutRequest): ReturnType<typeof openCheckout>;
  pay(orderId: string, way: Way): ReturnType<typeof payOrder>;
  /** Receives a webhook, which is stored and applied by a job. */
  deliverWebhook(event: ProviderEvent): Promise<void>;
  /** Returns the processor of a payment. */
  processorOf(paymentId: string): PlayedProvider;
}

/** Creates a new customer with a saved card. */
export async function welcome(context: TestContext, processors: Processors): Promise<Customer> {
  const { cards, hosted, crypto } = processors;
  const providers = [cards, hosted, crypto];
  const viewer = await makeFan(context);
  const { userId, email } = viewer;
  const holder = `Ada ${userId}`;
  const kept = await transact(context, (trx) =>
    keepCard(context, trx, {
      userId,
      processor: cards.id,
      registration: cards.register({ holder }),
    }),
  );
  if (!kept) throw new Error('a card was not kept');
  const meansOf: Record<Way, () => Means> = {
    saved: () => ({ kind: 'saved_card', cardId: kept.id }),
    new: () => ({
      kind: 'new_card',
      token: newId(),
      processor: cards.id,
      holder,
      email,
      save: true,
    }),
    hosted: () => ({ kind: 'hosted' }),
    wallet: () => ({ kind: 'wallet', wallet: 'APPLEPAY' }),
    crypto: () => ({ kind: 'crypto' }),
  };
  const processorOf = (paymentId: string) => {
    const one = providers.find(({ storedPayments: payments }) => payments.has(paymentId));
    if (!one) throw new Error(`no processor knows ${paymentId}`);
    return one;
  };
  return {
    viewer,
    userId,
    processors,
    providers,
    processorOf,
    open: (request) => openCheckout(context, viewer, { request, country: null, taxService: null }),
    pay: (orderId, way) =>
      payOrder(context, providers, {
        buyerId: userId,
        orderId,
        means: meansOf[way](),
        returnUrl,
        origin: { deviceId: newId(), address: '192.0.2.1' },
      }),
    async deliverWebhook(event) {
      const paymentId = event.kind === 'payment' ? event.payment.paymentId : null;
      const named = 'paymentId' in event ? event.paymentId : paymentId;
      if (named === null) throw new Error('told of no payment');
      await receiveWebhook(context, providers, {
        processor: processorOf(named).id,
        request: {
          rawBody: Buffer.from(JSON.stringify([event])),
          headers: { 'x-signature': 'genuine' },
          query: {},
          address: '192.0.2.9',
          now: context.now(),
        },
      });
    },
  };
}
