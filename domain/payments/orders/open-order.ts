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

/**
 * The number of attempts. An insert fails when the same order or its number was inserted at the same
 * moment.
 */
const attempts = 3;

/** The time within which a repeated payment refers to the order that was just paid. */
const repeatSeconds = 60;

interface RequestInput {
  buyerId: string;
  product: Omit<Product, 'characterId' | 'creatorId'> &
    Partial<Pick<Product, 'characterId' | 'creatorId'>>;
  /** Computed by the area that sells; the browser cannot influence it. */
  price: OrderPrice;
  source: string | null;
  /** The end of the price; by default `order_open_seconds` from now. */
  expiresAt?: Date;
  replacesSubscriptionId?: string;
  /** The key of a charge by a job; the same key always returns the same order. */
  rebillKey?: string;
}

/**
 * Returns the buyer's order for a product at a price: the open one, for example after a reload or in a
 * second tab, or a new one. An open order that has expired without a pending payment is closed. Throws for
 * a price that cannot be charged.
 */
export async function openOrder(context: DomainContext, request: RequestInput): Promise<Order> {
  const product = productSchema.parse(request.product);
  const price = orderPriceSchema.parse(request.price);
  const sameness = samenessOf(product, price, request);
  const { order_open_seconds } = await context.settings(paymentsSettings);
  const now = context.now();
  const expiresAt = request.expiresAt ?? new Date(now.getTime() + order_open_seconds * 1000);
  return transact(context, async (trx) => {
    if (request.rebillKey === undefined) await endStale(trx, request.buyerId, sameness, now);
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const existing = await findSame(trx, request, sameness);
      if (existing) return toOrder(existing);
      const [made] = await insertOrder(trx, request, { product, price, sameness, now, expiresAt });
      if (!made) continue;
      const about = { personId: request.buyerId, aggregateId: made.id };
      announce(trx, orderOpened, about, { orderId: made.id, buyerId: request.buyerId });
      return toOrder(made);
    }
    throw new Error('an order could not be opened');
  });
}

interface Wish {
  buyerId: string;
  kind: ProductKind;
  productId: string;
  /** The details that distinguish two requests for the same product. */
  details: Readonly<Record<string, string | null>>;
}

/**
 * Returns the order of a person who pays for a product without naming an order: the one of their last
 * checkout, at the price shown there. An order that was just paid is returned too, so that a second press
 * does not pay again. Null if there is none.
 */
export async function findMeantOrder(
  context: DomainContext,
  { buyerId, kind, productId, details }: Wish,
): Promise<Order | null> {
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
  const since = secondsAgo(context, repeatSeconds);
  const isJustPaid = row.state === 'paid' && row.closed_at !== null && row.closed_at > since;
  return isOpen || isJustPaid ? toOrder(row) : null;
}

/**
 * Returns a hash of the data that identical requests share. The date of the first renewal is excluded,
 * since it differs each time.
 */
function samenessOf(product: Product, price: OrderPrice, request: RequestInput): string {
  if (request.rebillKey !== undefined) return `rebill:${request.rebillKey}`;
  const { autoRenew, ...rest } = price;
  const renewal = autoRenew && { price: autoRenew.price, period: autoRenew.period };
  const parts = [product, rest, renewal ?? null, request.replacesSubscriptionId ?? null];
  return createHash('sha256').update(stableJson(parts)).digest('base64url');
}

/** Returns JSON that does not depend on the order of keys. */
const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

function findSame(
  trx: Knex.Transaction,
  { buyerId, rebillKey }: RequestInput,
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

function insertOrder(trx: Knex.Transaction, request: RequestInput, facts: Facts) {
  const { product, price, sameness, now, expiresAt } = facts;
  return trx('orders')
    .insert({
      id: newId(),
      number: newOrderNumber(),
      buyer_id: request.buyerId,
      product_kind: product.kind,
      product_id: product.id,
      product_name: product.name,
      product_details: JSON.stringify(product.details),
      character_id: product.characterId,
      creator_id: product.creatorId,
      price: JSON.stringify(price),
      kind: kindOf(product, request),
      source: request.source,
      replaces_subscription_id: request.replacesSubscriptionId ?? null,
      sameness,
      created_at: now,
      expires_at: expiresAt,
    })
    .onConflict()
    .ignore()
    .returning('*');
}

function kindOf({ kind }: Product, { rebillKey }: RequestInput): Order['kind'] {
  if (rebillKey !== undefined) return 'rebill';
  return kind === 'tokens' || kind === 'post_asset' ? 'one-time-purchase' : 'initial';
}
