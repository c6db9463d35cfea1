import type { PaymentsRow, SavedCardsRow } from '~/db/rows';
import type {
  CustomerBrowserData,
  PaymentProvider,
  Wallet,
} from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { secondsAgo } from '../../shared/remove-in-batches';
import { transact } from '../../shared/transactions/transact';
import { requestRegistration } from '../cards/add-card';
import { processorOf, settlePayment, type Providers } from './call-processor';
import { decideRoute, type Wanted } from './decide-route';
import { findOrder } from '../orders/find-order';
import { hasExpired } from '../cards/keep-card';
import { findCounting } from './payment-rows';
import { refuse, type Refusal } from '../refusals';
import type { Origin } from '../risk/risk-rows';
import type { Order } from '../schema';
import { paymentsSettings } from '../settings';
import { outcomeOf, tryPayment, type PayOutcome, type Trying } from './try-payment';

/** The payer's way to pay. */
export type Means =
  | { kind: 'saved_card'; cardId: string; cvcToken?: string }
  | {
      kind: 'new_card';
      /** The token from the form of `processor`. */
      token: string;
      processor?: string;
      holder: string;
      email: string;
      country?: string;
      zipCode?: string;
      line1?: string;
      save: boolean;
    }
  | { kind: 'wallet'; wallet: Wallet }
  | { kind: 'hosted'; save?: boolean }
  | { kind: 'crypto' };

interface Paying {
  buyerId: string;
  orderId: string;
  means: Means;
  /** The address to which the payer returns; the payment's id is added to it. */
  returnUrl: string;
  origin: Origin;
  browser?: CustomerBrowserData;
  country?: string | null;
  locale?: string;
}

/**
 * Pays an open order once. A pending attempt is queried before another one begins, and the call waits for
 * an attempt that may have charged. If a processor certainly did nothing, the next one is tried. The price
 * comes from the order; the browser cannot influence it.
 */
export async function payOrder(
  context: DomainContext,
  providers: Providers,
  paying: Paying,
): Promise<PayOutcome> {
  const order = await findOrder(context.db, paying.orderId);
  if (!order || order.buyerId !== paying.buyerId) return refuse('no-such-order');
  if (order.state === 'paid') return refuse('order-paid');
  const earlier = await resolveEarlier(context, providers, order, paying.means);
  if (earlier) return earlier;
  if (order.state !== 'open' || order.expiresAt <= context.now()) return refuse('order-expired');
  const email = await findEmail(context, order.buyerId);
  const given = await findCard(context, providers, { paying, order, email });
  if (!given.ok) return given;
  const { card, savesCard } = given;
  const route = await routeOf(context, providers, {
    wanted: wantedBy(paying.means, card, order),
    order,
    paying,
  });
  if (route.length === 0) return refuse('means-unavailable');
  const { means } = paying;
  return tryEach(context, route, {
    orderId: order.id,
    card,
    cvcToken: means.kind === 'saved_card' ? means.cvcToken : undefined,
    wallet: means.kind === 'wallet' ? means.wallet : null,
    savesCard,
    email,
    locale: paying.locale,
    browser: paying.browser,
    returnUrl: paying.returnUrl,
    origin: paying.origin,
  });
}

async function tryEach(
  context: DomainContext,
  route: readonly PaymentProvider[],
  trying: Omit<Trying, 'provider'>,
): Promise<PayOutcome> {
  for (const provider of route) {
    const outcome = await tryPayment(context, { ...trying, provider });
    if (outcome.ok || outcome.reason !== 'provider-away') return outcome;
  }
  return refuse('provider-away');
}

/**
 * Resolves a pending attempt: returns its outcome if it counts, or null if another one may begin. An
 * attempt on a page that the payer left is replaced. If it is paid nevertheless, the first payment pays the
 * order and the other is returned.
 */
async function resolveEarlier(
  context: DomainContext,
  providers: Providers,
  order: Order,
  means: Means,
): Promise<PayOutcome | null> {
  const existing = await findCounting(context.db, order.id);
  if (!existing) return null;
  if (existing.state === 'pending' && isSameWay(existing, means)) {
    const again = outcomeOf(context, existing);
    if (again.ok && again.state === 'redirect') return again;
  }
  const { payment, isQueried } = await settlePayment(context, providers, existing, 'request');
  if (payment.review) return refuse('payment-in-review');
  if (payment.state === 'completed') return outcomeOf(context, payment);
  if (payment.state !== 'pending') return null;
  if (!payment.sealed_redirect_url) return outcomeOf(context, payment);
  if (!isQueried) return refuse('provider-away');
  await transact(context, (trx) =>
    trx('payments').where({ id: payment.id, state: 'pending' }).update({ is_surplus: true }),
  );
  return null;
}

/**
 * Checks whether a second request uses the same way to pay; it then gets the same page as the first one.
 */
const isSameWay = (payment: PaymentsRow, means: Means): boolean => {
  if (means.kind === 'saved_card') return payment.saved_card_id === means.cardId;
  if (means.kind === 'wallet') return payment.wallet === means.wallet;
  if (means.kind === 'crypto') return payment.method === 'crypto_payment';
  const isOnPage = payment.method === 'credit_card_payment' && payment.saved_card_id === null;
  return means.kind === 'hosted' && isOnPage && payment.wallet === null;
};

interface Facts {
  paying: Paying;
  order: Order;
  email: string;
}

type Given =
  | { ok: true; card: SavedCardsRow | null; savesCard: boolean }
  | Refusal<
      | 'no-such-card'
      | 'card-expired'
      | 'code-of-card-required'
      | 'card-declined'
      | 'means-unavailable'
      | 'provider-away'
      | 'too-many-attempts'
      | 'purchases-paused'
      | 'too-many-cards'
    >;

/** Returns the card to charge, if any: the buyer's saved one, or the new one. */
async function findCard(
  context: DomainContext,
  providers: Providers,
  { paying, order, email }: Facts,
): Promise<Exclude<Given, Refusal<'too-many-cards'>>> {
  const { means, buyerId, origin } = paying;
  if (means.kind === 'new_card') {
    const newCard = { ...means, email: means.email || email, userId: buyerId, origin };
    const kept = await requestRegistration(context, providers, newCard);
    return kept.ok ? { ok: true, card: kept.card, savesCard: means.save || renews(order) } : kept;
  }
  if (means.kind !== 'saved_card') {
    const saves = renews(order) || (means.kind === 'hosted' && means.save === true);
    return { ok: true, card: null, savesCard: saves };
  }
  const card = await context
    .db('saved_cards')
    .where({ id: means.cardId, user_id: buyerId, removed_at: null })
    .first();
  if (!card) return refuse('no-such-card');
  if (hasExpired(card.expires_on, context.now())) return refuse('card-expired');
  const provider = processorOf(providers, card.processor);
  if (!provider) return refuse('means-unavailable');
  if (provider.needsCvcOfSavedCards && !means.cvcToken) return refuse('code-of-card-required');
  return { ok: true, card, savesCard: false };
}

function wantedBy(means: Means, card: SavedCardsRow | null, order: Order): Wanted {
  if (card) return { kind: 'card', processor: card.processor };
  if (means.kind === 'wallet') return { kind: 'wallet', wallet: means.wallet };
  return means.kind === 'crypto' ? { kind: 'crypto' } : { kind: 'hosted', renews: renews(order) };
}

/** Checks whether an order is charged again when its period ends. */
export const renews = ({ price }: Order): boolean => price.autoRenew !== undefined;

/** Returns the processors to try, in order. */
export async function routeOf(
  context: DomainContext,
  providers: Providers,
  request: { wanted: Wanted; order: Order; paying: Pick<Paying, 'country'> },
): Promise<PaymentProvider[]> {
  const { wanted, order, paying } = request;
  const settings = await context.settings(paymentsSettings);
  const failed = await context
    .db('payments')
    .where({ decline_code: 'never-arrived' })
    .where('created_at', '>', secondsAgo(context, settings.payment_failures_seconds))
    .groupBy('processor')
    .select<{ processor: string; failures: number }[]>(
      'processor',
      context.db.raw('count(*)::int as failures'),
    );
  if (wanted.kind === 'crypto' && !(await takesCrypto(context, order))) return [];
  return decideRoute(
    providers,
    wanted,
    {
      currency: order.price.total.currency,
      country: paying.country ?? null,
      product: order.product.kind,
      failures: new Map(failed.map(({ processor, failures }) => [processor, failures])),
    },
    { rules: settings.payment_routing, failures: settings.payment_failures },
  );
}

/**
 * Checks whether an order can be paid in crypto. Crypto cannot be charged automatically, so it is accepted
 * only for plans that are long enough.
 */
export async function takesCrypto(
  context: DomainContext,
  { product, price }: Order,
): Promise<boolean> {
  const { crypto_plan_months } = await context.settings(paymentsSettings);
  if (product.kind !== 'subscriptions' || !price.autoRenew) return true;
  const { unit, count } = price.autoRenew.period;
  const months = unit === 'year' ? count * 12 : unit === 'month' ? count : 0;
  return crypto_plan_months.includes(months);
}

async function findEmail({ db }: DomainContext, userId: string): Promise<string> {
  const account = await db('accounts').where({ id: userId }).first('email');
  if (!account) throw new Error('who pays has no account');
  return account.email;
}
