import type { Knex } from 'knex';
import type { ProductKind } from '~/domain/payments/schema';
import type { Customer } from './customer';

interface PaymentFacts {
  id: string;
  state: string;
  isSurplus: boolean;
  /** True if its processor has it as completed. */
  isCompletedThere: boolean;
  left: number;
  isDisputed: boolean;
}

/** The facts about an order: its money from the processors, its fulfilment from the database. */
export interface OrderFacts {
  id: string;
  kind: ProductKind;
  isPaid: boolean;
  payments: PaymentFacts[];
  /** The number of times its product was delivered. */
  given: number;
  /** The tokens it is for, as frozen in the order. */
  tokens: number;
  tokensTaken: number;
  subscriptionId: string | null;
  /** Months of Premium. */
  months: number;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Refunds of the payment that counts: in part; completely; at any time. */
  isPartlyBack: boolean;
  isWhollyBack: boolean;
  isTouched: boolean;
  /** True if a bank has taken part of it back. */
  isDisputed: boolean;
}

export interface Facts {
  orders: OrderFacts[];
  balance: number;
  allowances: { subscriptionId: string; tokens: number; at: string }[];
  clubSpends: { tokens: number; at: Date }[];
  /** Characters whose club the customer belongs to. */
  clubs: string[];
  openAssets: number;
}

interface OrderRow {
  id: string;
  kind: ProductKind;
  state: string;
  given: number;
  tokens: number;
  taken: number;
  subscription_id: string | null;
  months: number;
  starts_at: Date | null;
  ends_at: Date | null;
}

const ordersSql = `
  select o.id, o.product_kind as kind, o.state,
         case o.product_kind
           when 'tokens' then (select count(*) from token_lots l
                                where l.order_id = o.id and l.kind = 'bought')
           when 'subscriptions' then (select count(*) from subscription_periods p where p.order_id = o.id)
           when 'fanclub' then (select count(*) from fanclub_periods p where p.order_id = o.id)
           else (select count(*) from post_asset_unlocks u where u.order_id = o.id)
         end::int as given,
         case when o.state = 'paid'
           then coalesce((o.product_details ->> 'tokens')::int, 0)
                + coalesce((o.product_details ->> 'bonusTokens')::int, 0)
                + coalesce((o.product_details ->> 'specialBonusTokens')::int, 0)
           else 0 end as tokens,
         coalesce(t.tokens_taken, 0) as taken, p.subscription_id,
         coalesce((o.product_details ->> 'durationMonths')::int, 0) as months,
         coalesce(p.starts_at, c.starts_at) as starts_at, coalesce(p.ends_at, c.ends_at) as ends_at
    from orders o
    left join token_purchases t on t.order_id = o.id
    left join subscription_periods p on p.order_id = o.id
    left join fanclub_periods c on c.order_id = o.id
   where o.buyer_id = ? order by o.created_at`;

interface PaymentRow {
  id: string;
  order_id: string;
  state: string;
  is_surplus: boolean;
  amount_minor: number;
  disputed: number;
}

const paymentsSql = `
  select p.id, p.order_id, p.state, p.is_surplus, p.amount_minor,
         (select count(*) from disputes d where d.payment_id = p.id and d.state = 'open')::int as disputed
    from payments p where p.payer_id = ? order by p.created_at`;

/** Reads the outcome of all of a customer's purchases, from both sides. */
export async function readFacts(
  db: Knex,
  { userId, providers }: Customer,
  now: Date,
): Promise<Facts> {
  const read = async <Row>(sql: string) => (await db.raw<{ rows: Row[] }>(sql, [userId])).rows;
  const payments = await read<PaymentRow>(paymentsSql);
  const orders = await read<OrderRow>(ordersSql);
  const [account] = await read<{ balance: number }>(
    `select balance from ledger_accounts where owner_id = ? and kind = 'person'`,
  );
  return {
    orders: orders.map((row) => toFacts(row, payments, providers)),
    balance: account?.balance ?? 0,
    allowances: await read(
      `select t.reference as "subscriptionId", t.idempotency_key as at, e.amount as tokens
         from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id
        where a.owner_id = ? and a.kind = 'person' and t.reason = 'monthly_allowance'`,
    ),
    clubSpends: await read(
      `select -e.amount as tokens, t.created_at as at
         from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id
        where a.owner_id = ? and a.kind = 'person' and t.reason = 'fanclub_subscription'
        order by t.created_at`,
    ),
    clubs: (
      await read<{ character_id: string; expires_at: Date }>(
        'select character_id, expires_at from club_members where user_id = ?',
      )
    )
      .filter(({ expires_at }) => expires_at > now)
      .map(({ character_id }) => character_id),
    openAssets: (await read('select asset_id from post_asset_unlocks where user_id = ?')).length,
  };
}

function toFacts(row: OrderRow, all: PaymentRow[], providers: Customer['providers']): OrderFacts {
  const payments = all
    .filter(({ order_id }) => order_id === row.id)
    .map((payment) => {
      const provider = providers.find(({ storedPayments: stored }) => stored.has(payment.id));
      return {
        id: payment.id,
        state: payment.state,
        isSurplus: payment.is_surplus,
        isCompletedThere: provider?.storedPayments.get(payment.id)?.state === 'completed',
        left: provider?.left(payment.id) ?? 0,
        isDisputed: payment.disputed > 0,
        amount: payment.amount_minor,
        isTouched:
          provider?.moved.some((one) => one.paymentId === payment.id && one.kind !== 'payment') ??
          false,
      };
    });
  const counting = payments.find(({ state, isSurplus }) => state === 'completed' && !isSurplus);
  const isWhollyBack = counting !== undefined && counting.left <= 0;
  const isPartlyBack = counting !== undefined && counting.left < counting.amount;
  const isDisputed = counting?.isDisputed ?? false;
  const isTakenBack = row.kind === 'post_asset' && (isWhollyBack || isDisputed);
  return {
    id: row.id,
    kind: row.kind,
    isPaid: row.state === 'paid',
    payments,
    given: isTakenBack ? 1 : row.given,
    tokens: row.tokens,
    tokensTaken: row.taken,
    subscriptionId: row.subscription_id,
    months: row.kind === 'subscriptions' && row.state === 'paid' ? row.months : 0,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isPartlyBack,
    isWhollyBack,
    isTouched: counting?.isTouched ?? false,
    isDisputed,
  };
}
