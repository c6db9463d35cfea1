import type { TestContext } from '~/db/testing';
import type { ProviderEvent } from '~/providers/payments/payment-provider';
import type { Hook } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { keepCard } from '../cards/keep-card';
import { orderPaid, orderReversed, ownershipQueried, paymentFailed } from '../order-hooks';
import { payOrder, type Means } from '../pay/pay-order';
import { receiveWebhook, applyWaitingWebhooks } from '../webhooks';
import { playProvider, type PlayedProvider } from './play-provider';
import { makeOrder } from './products';

export const returnUrl = 'http://localhost:3000/checkout/return';

/** Returns the origin of a person's browser; by default a new device. */
export const originOf = (deviceId = newId(), address = '192.0.2.1') => ({ deviceId, address });

type HookPayload<Of> = Of extends Hook<infer What> ? What : never;

/**
 * Creates simulated processors and a simulated seller that records hook calls, with functions for a buyer's
 * actions.
 */
export function playShop(context: TestContext) {
  const cards = playProvider({ id: 'cards' });
  const hosted = playProvider({ id: 'hosted', kind: 'hosted' });
  const crypto = playProvider({ id: 'crypto', kind: 'crypto' });
  const providers: PlayedProvider[] = [cards, hosted, crypto];
  const hookCalls: { hook: string; orderId: string; what: unknown }[] = [];
  const names = new Set([orderPaid.name, orderReversed.name, paymentFailed.name]);
  const owners = new Set<string>();
  context.hooks = {
    async run(hook, trx, what) {
      if (hook.name === ownershipQueried.name) {
        const { order, sayOwned } = what as HookPayload<typeof ownershipQueried>;
        if (owners.has(order.buyerId)) sayOwned();
        return;
      }
      if (!hook.name.startsWith('payments.')) return;
      if (!names.has(hook.name)) throw new Error(`${hook.name} is none of a payment's`);
      const { order } = what as { order: { id: string; buyerId: string } };
      hookCalls.push({ hook: hook.name, orderId: order.id, what });
      if (hook.name === orderReversed.name && owners.has(order.buyerId)) {
        (what as HookPayload<typeof orderReversed>).sayOwned();
      }
      // Runs in the transaction, so that a rolled back call fails.
      await trx.raw('select 1');
    },
  };

  return {
    cards,
    hosted,
    crypto,
    providers,
    /** Makes a person the owner of every product from now on. */
    own: (userId: string) => void owners.add(userId),
    /** Returns how often a hook ran for an order. */
    times: (hook: { name: string }, orderId: string) =>
      hookCalls.filter((one) => one.hook === hook.name && one.orderId === orderId).length,
    /** Returns all hook calls for an order, in their order. */
    eventsOf: (orderId: string) =>
      hookCalls.filter((one) => one.orderId === orderId).map(({ what }) => what),
    order: (buyerId: string, overrides?: Parameters<typeof makeOrder>[2]) =>
      makeOrder(context, buyerId, overrides),
    /** Saves a card for a person and returns its id. */
    async saveCard(userId: string, provider = cards, card = {}) {
      const registration = provider.register(card);
      const saved = await transact(context, (trx) =>
        keepCard(context, trx, { userId, processor: provider.id, registration }),
      );
      if (!saved) throw new Error('a card could not be saved');
      return saved.id;
    },
    pay: (
      buyerId: string,
      orderId: string,
      means: Means,
      { origin = originOf(), ...rest }: Partial<Parameters<typeof payOrder>[2]> = {},
    ) => payOrder(context, providers, { buyerId, orderId, means, returnUrl, origin, ...rest }),
    /** Sends a processor's webhook, with a valid signature by default. */
    tell: (provider: PlayedProvider, events: ProviderEvent[], signature = 'genuine') =>
      receiveWebhook(context, providers, {
        processor: provider.id,
        request: {
          rawBody: Buffer.from(JSON.stringify(events)),
          headers: { 'x-signature': signature },
          query: {},
          address: '192.0.2.9',
          now: context.now(),
        },
      }),
    applyAll: () => applyWaitingWebhooks(context),
  };
}
