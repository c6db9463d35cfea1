import type { Knex } from 'knex';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';

const codeOrReversed = `case when a.kind <> 'system' then null
                             when a.code ~ '^(refunded|disputed):' then 'reversed' else a.code end`;

/** Queries for the result of one person's purchase, without ids and times. Periods are given in days. */
const questions = {
  orders: `select product_kind, kind, state, total_minor, currency from orders where buyer_id = :id`,
  payments: `
    select p.method, p.wallet, p.processor, p.state, p.amount_minor, p.currency, p.is_surplus, p.review,
           p.received_minor, p.refunded_minor, p.decline_code, p.card_last4, p.card_brand
      from payments p where p.payer_id = :id`,
  fulfilments: `
    select o.product_kind,
           (select count(*) from token_lots l where l.order_id = o.id and l.kind = 'bought') as lots,
           (select sum(tokens_taken) from token_purchases t where t.order_id = o.id) as taken,
           (select count(*) from subscription_periods s where s.order_id = o.id) as plans,
           (select count(*) from fanclub_periods f where f.order_id = o.id) as clubs,
           (select count(*) from post_asset_unlocks u where u.order_id = o.id) as assets
      from orders o where o.buyer_id = :id`,
  lots: `
    select l.kind, l.size, l.remaining, l.reserved, l.taken, l.short, l.paid_minor, l.currency
      from token_lots l join ledger_accounts a on a.id = l.account_id where a.owner_id = :id`,
  balances: `select unit, balance from ledger_accounts where owner_id = :id and kind = 'person'`,
  // The sum of the entries of each account. The order of two reversals of one order decides which carries
  // the odd cent, so refunds and chargebacks are one sum here. Their separate amounts are under `refunds`
  // and `disputes`.
  entries: `
    select case when t.reason in ('payment_refund', 'payment_chargeback') then 'reversal'
                else t.reason end as reason,
           a.kind,
           ${codeOrReversed} as code,
           e.unit, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      join ledger_accounts a on a.id = e.account_id
     where e.transfer_id in
       (select of.transfer_id from ledger_entries of join ledger_accounts b on b.id = of.account_id
         where b.owner_id = :id
        union select id from ledger_transfers
               where reference in (select id from orders where buyer_id = :id)
                  or reference in (select id from payments where payer_id = :id)
                  or reference in (select r.id from refunds r
                                     join payments p on p.id = r.payment_id where p.payer_id = :id))
     group by 1, 2, 3, 4 having sum(e.amount) <> 0`,
  subscriptions: `
    select s.status, s.end_cause, s.plan_id, s.renewal_minor, s.currency, s.number,
           round(extract(epoch from s.expires_at - s.started_at) / 86400) as days,
           s.next_attempt_at is not null as renews, s.card_id is not null as has_card
      from subscriptions s where s.user_id = :id`,
  periods: `
    select p.number, p.paid_minor, p.currency, p.reversed_at is not null as is_reversed,
           round(extract(epoch from p.ends_at - p.starts_at) / 86400) as days
      from subscription_periods p join subscriptions s on s.id = p.subscription_id
     where s.user_id = :id`,
  memberships: `
    select m.status, m.periods, m.pays_with, m.price, m.renews, m.failed_renewals,
           m.expires_at > now() as is_open, m.cancelled_at is not null as is_cancelled
      from fanclub_memberships m where m.user_id = :id`,
  clubPeriods: `
    select f.net_minor, f.currency, f.reversed_at is not null as is_reversed,
           round(extract(epoch from f.ends_at - f.starts_at) / 86400) as days
      from fanclub_periods f join orders o on o.id = f.order_id where o.buyer_id = :id`,
  assets: `select tokens from post_asset_unlocks where user_id = :id`,
  refunds: `
    select r.amount_minor, r.currency, r.cause, r.state
      from refunds r join payments p on p.id = r.payment_id where p.payer_id = :id`,
  disputes: `
    select d.amount_minor, d.currency, d.reason, d.state
      from disputes d join payments p on p.id = d.payment_id where p.payer_id = :id`,
  debts: `select amount_minor, currency, settled_at is not null as is_settled
            from payment_debts where user_id = :id`,
  cards: `select processor, brand, last4, expires_on, is_default, removed_at is not null as is_removed
            from saved_cards where user_id = :id`,
} as const;

export type FinalState = Map<string, string>;

/**
 * Returns the final state by topic: each person's part under the index of their story, and the totals. Rows
 * of a topic are compared as a set, because their order is not defined.
 */
export async function readFinalState(db: Knex, people: readonly string[]): Promise<FinalState> {
  const state: FinalState = new Map();
  for (const [place, id] of people.entries()) {
    for (const [name, sql] of Object.entries(questions)) {
      const { rows } = await db.raw<{ rows: object[] }>(sql, { id });
      const lines = rows.map((row) => JSON.stringify(row)).sort();
      state.set(`story ${place}, ${name}`, lines.join('\n'));
    }
  }
  const whole = {
    inbox: `select provider, count(*) as kept, count(applied_at) as applied from inbox
             group by provider order by provider`,
    totals: `select a.kind, ${codeOrReversed} as code, e.unit,
                    sum(e.amount) as sum, count(*) as entries
               from ledger_entries e join ledger_accounts a on a.id = e.account_id
              group by 1, 2, 3 order by 1, 2, 3`,
    counted: `select (select count(*) from ledger_transfers) as transfers,
                     (select count(*) from payments where state = 'completed') as completed,
                     (select count(*) from orders where state = 'paid') as paid`,
  };
  for (const [name, sql] of Object.entries(whole)) {
    const { rows } = await db.raw<{ rows: object[] }>(sql);
    state.set(name, rows.map((row) => JSON.stringify(row)).join('\n'));
  }
  const ledger = await reconcileLedger(db);
  if (!ledger.ok) throw new Error(`the ledger is wrong: ${JSON.stringify(ledger)}`);
  return state;
}

/** Returns the differences between two states, each with both values. */
export function compareStates(one: FinalState, other: FinalState): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].flatMap((name) => {
    const [here, there] = [one.get(name), other.get(name)];
    return here === there ? [] : [`${name}\n  in order:  ${here}\n  in a storm: ${there}`];
  });
}
