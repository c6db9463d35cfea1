import * as z from 'zod';
import type { OrdersRow, PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { idSchema } from '../../shared/ids';
import { readTogether } from '../../shared/reading/read-together';
import type { ProductKind } from '../schema';

/** The maximum number of purchases per page of the feed. */
export const purchasesPerPage = 20;

/** A recent purchase as shown in the ticker: the product, never the buyer. */
const purchaseSchema = z.object({
  /** The i18n key of the product's name; an item without it is not shown. */
  productNameKey: z.string().nullable(),
  productName: z.string(),
  productType: z.string(),
  productAmount: z.number().nullable(),
  amount: z.number(),
  currency: z.string(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

export const purchasePageSchema = z.object({
  items: z.array(purchaseSchema).max(purchasesPerPage),
  nextCursor: z.string().nullable(),
});

/**
 * The public description of each kind. Clubs and assets have no name here, because it could identify their
 * buyer.
 */
const kinds: Record<
  ProductKind,
  { key: string; type: string; name?: string; isCounted?: boolean }
> = {
  tokens: { key: 'tokens', type: 'TokensDepositOffer', isCounted: true },
  subscriptions: { key: 'months', type: 'SubscriptionPlan', isCounted: true },
  fanclub: { key: 'fanclub_to', type: 'CreatorSubscription', name: 'fan club' },
  post_asset: { key: 'exclusive_content_to', type: 'PostAsset', name: 'exclusive content' },
};

const positionSchema = z.object({ at: z.string(), id: idSchema });

type Row = Pick<PaymentsRow, 'id' | 'amount_minor' | 'currency'> &
  Pick<OrdersRow, 'product_kind' | 'product_name'> & { position: string };

/**
 * Returns the latest purchases of all people, newest first, without renewals and refunded ones. An invalid
 * cursor starts at the beginning.
 */
export async function listLatestPurchases(
  context: DomainContext,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<z.infer<typeof purchasePageSchema>> {
  const from = cursor ? context.cursors.read(positionSchema, cursor) : null;
  const query = context
    .db('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where('payments.state', 'completed')
    .where('payments.is_surplus', false)
    .where('refunded_minor', 0)
    .whereNot('orders.kind', 'rebill')
    .modify((query) => {
      if (from) void query.whereRaw('(completed_at, payments.id) < (?, ?)', [from.at, from.id]);
    })
    .orderBy([
      { column: 'completed_at', order: 'desc' },
      { column: 'payments.id', order: 'desc' },
    ])
    .limit(limit + 1)
    .select(
      'payments.id',
      'payments.amount_minor',
      'payments.currency',
      'orders.product_kind',
      'orders.product_name',
      context.db.raw('completed_at::text as position'),
    );
  const rows = await readTogether<Row>(context.db, query, {});
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toPurchase),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({ at: last.position, id: last.id })
        : null,
  };
}

function toPurchase(row: Row): Purchase {
  const { key, type, name, isCounted } = kinds[row.product_kind];
  return {
    productNameKey: key,
    // The suffix is removed because the text after it says that it is a subscription: '3 months' of '3
    // months subscription'.
    productName: name ?? row.product_name.replace(/ subscription$/, ''),
    productType: type,
    productAmount: isCounted ? figureOf(row.product_name) : null,
    amount: row.amount_minor / 100,
    currency: row.currency,
  };
}

/** Returns the number in a product's name: '250 tokens', '3 months subscription'. */
function figureOf(name: string): number | null {
  const [figure] = /^\d+/.exec(name) ?? [];
  return figure === undefined ? null : Number(figure);
}
