import * as z from 'zod';
import type { OrdersRow, PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { idSchema } from '../../shared/ids';
import type { Money } from '../../shared/money';
import { methodOf } from './receipts';
import { refuse, type Refusal } from '../refusals';
import type { OrderKind, PaymentMethod, PaymentState, ProductKind } from '../schema';

/** A payment as shown to its payer. */
export interface ListedPayment {
  id: string;
  orderId: string;
  orderNumber: string;
  productKind: ProductKind;
  productName: string;
  characterId: string | null;
  kind: OrderKind;
  method: PaymentMethod;
  /** The card brand with four digits, the wallet, or crypto. */
  paidWith: string;
  wallet: PaymentsRow['wallet'];
  processor: string;
  state: PaymentState;
  isInReview: boolean;
  amount: Money;
  taxMinor: number;
  /** A fraction, such as 0.19. */
  taxRate: number;
  refunded: Money;
  declineCode: string | null;
  createdAt: Date;
  completedAt: Date | null;
}

/** The sort keys: the time or the amount of the payment. */
export const paymentSorts = ['createdAt', 'amount'] as const;

interface RequestInput {
  limit: number;
  cursor?: string | undefined;
  sortBy?: (typeof paymentSorts)[number] | undefined;
  order?: 'asc' | 'desc' | undefined;
  status?: PaymentState | undefined;
  characterId?: string | undefined;
}

const positionSchema = z.object({
  by: z.string(),
  at: z.union([z.string(), z.number()]),
  id: idSchema,
});

const columns = [
  'payments.*',
  'orders.number',
  'orders.product_kind',
  'orders.product_name',
  'orders.character_id',
  'orders.kind',
  'orders.price',
] as const;

type Row = PaymentsRow &
  Pick<OrdersRow, 'number' | 'product_kind' | 'product_name' | 'character_id' | 'kind' | 'price'>;

/** Returns a person's payments, the latest first by default. An invalid cursor starts at the beginning. */
export async function listPayments(
  context: DomainContext,
  userId: string,
  options: RequestInput,
): Promise<{ items: ListedPayment[]; nextCursor: string | null }> {
  const { sortBy = 'createdAt', order = 'desc', limit, status, characterId } = options;
  const column = sortBy === 'amount' ? 'payments.amount_minor' : 'payments.created_at';
  const by = `${sortBy} ${order}`;
  const from = options.cursor ? context.cursors.read(positionSchema, options.cursor) : null;
  const rows = await context
    .db('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where('payments.payer_id', userId)
    .modify((query) => {
      if (status) void query.where('payments.state', status);
      if (characterId) void query.where('orders.character_id', characterId);
      if (from?.by === by) {
        void query.whereRaw(`(??, payments.id) ${order === 'asc' ? '>' : '<'} (?, ?)`, [
          column,
          from.at,
          from.id,
        ]);
      }
    })
    .orderBy([
      { column, order },
      { column: 'payments.id', order },
    ])
    .limit(limit + 1)
    .select<Row[]>(...columns, context.db.raw('payments.created_at::text as position'));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: shown.map(toListed),
    nextCursor: hasMore
      ? context.cursors.write({ by, at: positionOf(last, sortBy), id: last.id })
      : null,
  };
}

/** Returns the position of a row; a time includes microseconds, which a Date does not have. */
const positionOf = (row: Row & { position?: string }, sortBy: string): string | number =>
  sortBy === 'amount' ? row.amount_minor : (row.position ?? row.created_at.toISOString());

const priceSchema = z.object({ tax: z.object({ minor: z.number(), rate: z.number() }) });

const toListed = (row: Row): ListedPayment => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: row.number,
  productKind: row.product_kind,
  productName: row.product_name,
  characterId: row.character_id,
  kind: row.kind,
  method: row.method,
  paidWith: methodOf(row),
  wallet: row.wallet,
  processor: row.processor,
  state: row.state,
  isInReview: row.review !== null && row.reviewed_at === null,
  amount: { minor: row.amount_minor, currency: row.currency },
  taxMinor: priceSchema.parse(row.price).tax.minor,
  taxRate: priceSchema.parse(row.price).tax.rate,
  refunded: { minor: row.refunded_minor, currency: row.currency },
  declineCode: row.decline_code,
  createdAt: row.created_at,
  completedAt: row.completed_at,
});

/** Returns a person's completed payment for its receipt. */
export async function getReceipt(
  context: DomainContext,
  { userId, paymentId }: { userId: string; paymentId: string },
): Promise<{ ok: true; receipt: ListedPayment } | Refusal<'no-such-payment'>> {
  const row = await context
    .db('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where('payments.id', paymentId)
    .where('payer_id', userId)
    .where('payments.state', 'completed')
    .first<Row | undefined>(...columns);
  return row ? { ok: true, receipt: toListed(row) } : refuse('no-such-payment');
}
