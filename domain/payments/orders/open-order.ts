import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { OrdersRow } from '~/db/rows';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { secondsAgo } from '../../shared/remove-in-batches';
import { transact } from '../../shared/transactions/transact';
import { orderOpened } from '../events';
import { toOrder } from './find-order';
import { newOrderNumber } from './order-number';
import {
  orderPriceSchema,
  productSchema,
  type Order,
  type OrderPrice,
  type Product,
  type ProductKind,
} from '../schema';
import { paymentsSettings } from '../settings';

/** An order is not inserted where another has been at the same moment, or has its number. */
const attempts = 3;

interface Asked {
  buyerId: string;
  product: Omit<Product, 'characterId' | 'creatorId'> &
    Partial<Pick<Product, 'characterId' | 'creatorId'>>;
  /** Computed by the area that sells; the buyer's browser has no say in it. */
  price: OrderPrice;
  source: string | null;
  /** When the price holds no longer; after a while by itself. */
  expiresAt?: Date;
  replacesSubscriptionId?: string;
  /** For what a job charges later: the same key is the same order, however often it is asked for. */
  rebillKey?: string;
}

/**
 * The order of a buyer for a product at a price: the one that is open, as after a reload or in a
 * second tab, or a new one. An open one whose time is over, and that nobody is paying, ends here.
 * Throws for a price that cannot be charged.
 */
export async function openOrder(context: DomainContext, asked: Asked): Promise<Order> {
  const product = productSchema.parse(asked.product);
  const price = orderPriceSchema.parse(asked.price);
  const sameness = samenessOf(product, price, asked);
  const { order_open_seconds } = await context.settings(paymentsSettings);
  const now = context.now();
  const expiresAt = asked.expiresAt ?? new Date(now.getTime() + order_open_seconds * 1000);
  return transact(context, async (trx) => {
    if (asked.rebillKey === undefined) await endStale(trx, asked.buyerId, sameness, now);
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const known = await findSame(trx, asked, sameness);
      if (known) return toOrder(known);
      const [made] = await insertOrder(trx, asked, { product, price, sameness, now, expiresAt });
      if (!made) continue;
      const about = { personId: asked.buyerId, aggregateId: made.id };
      announce(trx, orderOpened, about, { orderId: made.id, buyerId: asked.buyerId });
      return toOrder(made);
    }
    throw new Error('an order could not be opened');
  });
}

interface Wish {
  buyerId: string;
  kind: ProductKind;
  productId: string;
  /** What tells two wishes for one product apart, as its details name it. */
  details: Readonly<Record<string, string | null>>;
}

/**
 * The order that somebody means who pays for something without naming one: that of the checkout they
 * opened last, at the price that was shown there; also where it was paid a moment ago, so that a second
 * press pays nothing more. Null where there is none.
 */
export async function findMeantOrder(
  context: DomainContext,
  { buyerId, kind, productId, details }: Wish,
): Promise<Order | null> {
  const { order_repeat_seconds } = await context.settings(paymentsSettings);
  const row = await context
    .db('orders')
    .where({ buyer_id: buyerId, product_kind: kind, product_id: productId })
    .whereNot({ kind: 'rebill' })
    .whereRaw('product_details @> ?::jsonb', [JSON.stringify(details)])
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  if (!row) return null;
  const now = context.now();
  const isOpen = row.state === 'open' && row.expires_at > now;
  const since = secondsAgo(context, order_repeat_seconds);
  const isJustPaid = row.state === 'paid' && row.closed_at !== null && row.closed_at > since;
  return isOpen || isJustPaid ? toOrder(row) : null;
}

/** What two orders share that are the same wish. When it first renews is told anew every time. */
function samenessOf(product: Product, price: OrderPrice, asked: Asked): string {
  if (asked.rebillKey !== undefined) return `rebill:${asked.rebillKey}`;
  const { autoRenew, ...rest } = price;
  const renewal = autoRenew && { price: autoRenew.price, period: autoRenew.period };
  const told = [product, rest, renewal ?? null, asked.replacesSubscriptionId ?? null];
  return createHash('sha256').update(stableJson(told)).digest('base64url');
}

/** The same text for the same value, in whichever order its keys were written. */
const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

function findSame(
  trx: Knex.Transaction,
  { buyerId, rebillKey }: Asked,
  sameness: string,
): Promise<OrdersRow | undefined> {
  const rows = trx('orders').where({ buyer_id: buyerId, sameness });
  return rebillKey === undefined
    ? rows.where({ state: 'open' }).first()
    : rows.where({ kind: 'rebill' }).first();
}

async function endStale(
  trx: Knex.Transaction,
  buyerId: string,
  sameness: string,
  now: Date,
): Promise<void> {
  await trx('orders')
    .where({ buyer_id: buyerId, sameness, state: 'open' })
    .where('expires_at', '<=', now)
    .whereNotExists((paying) =>
      paying
        .from('payments')
        .whereRaw('order_id = orders.id')
        .where({ state: 'pending', is_surplus: false }),
    )
    .update({ state: 'expired', closed_at: now });
}

interface Facts {
  product: Product;
  price: OrderPrice;
  sameness: string;
  now: Date;
  expiresAt: Date;
}

function insertOrder(trx: Knex.Transaction, asked: Asked, facts: Facts) {
  const { product, price, sameness, now, expiresAt } = facts;
  return trx('orders')
    .insert({
      id: newId(),
      number: newOrderNumber(),
      buyer_id: asked.buyerId,
      product_kind: product.kind,
      product_id: product.id,
      product_name: product.name,
      product_details: JSON.stringify(product.details),
      character_id: product.characterId,
      creator_id: product.creatorId,
      price: JSON.stringify(price),
      kind: kindOf(product, asked),
      source: asked.source,
      replaces_subscription_id: asked.replacesSubscriptionId ?? null,
      sameness,
      created_at: now,
      expires_at: expiresAt,
    })
    .onConflict()
    .ignore()
    .returning('*');
}

function kindOf({ kind }: Product, { rebillKey }: Asked): Order['kind'] {
  if (rebillKey !== undefined) return 'rebill';
  return kind === 'tokens' || kind === 'post_asset' ? 'one-time-purchase' : 'initial';
}
