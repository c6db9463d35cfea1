import type { Knex } from 'knex';
import { postTransfer } from '../wallet/ledger/post-transfer';
import { defineTransferReason } from '../wallet/schema';
import { earnedBy } from './earned-by';
import { boundsOf, type Month } from './months';

const periodsEarned = defineTransferReason('periods_earned');

/** Rows read per round. A month is read in several rounds. */
const batch = 2_000;

interface PeriodRow {
  order_id: string;
  kind: 'subscriptions' | 'fanclubs';
  currency: string;
  net_minor: number;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  earned_minor: number;
}

/**
 * Books what a month earned from paid subscriptions and clubs, in the caller's transaction, as the
 * last entry of that month: from deferred to earned. Stores the earned amount of each order.
 */
export async function recogniseMonth(trx: Knex.Transaction, month: Month): Promise<void> {
  const end = boundsOf(month).to;
  const sums = new Map<string, { kind: PeriodRow['kind']; currency: string; minor: number }>();
  let after: string | null = null;
  for (;;) {
    const rows: PeriodRow[] = await readPeriods(trx, end, after);
    const earned = rows
      .map((row) => ({ row, minor: earnedBy(toPeriod(row), end) - row.earned_minor }))
      .filter(({ minor }) => minor !== 0);
    for (const { row, minor } of earned) {
      const key = `${row.kind}:${row.currency}`;
      const sum = sums.get(key) ?? { kind: row.kind, currency: row.currency, minor: 0 };
      sums.set(key, { ...sum, minor: sum.minor + minor });
    }
    if (earned.length > 0) {
      await trx('earned_periods').insert(
        earned.map(({ row, minor }) => ({
          order_id: row.order_id,
          month,
          earned_minor: minor,
          currency: row.currency,
        })),
      );
    }
    after = rows.at(-1)?.order_id ?? null;
    if (rows.length < batch) break;
  }
  for (const { kind, currency, minor } of sums.values()) {
    if (minor === 0) continue;
    await postTransfer({ now: () => new Date(end.getTime() - 1) }, trx, {
      idempotencyKey: `earned:${kind}:${currency}:${month}`,
      reason: periodsEarned,
      legs: [
        { account: { system: 'deferred', detail: kind }, unit: currency, amount: -minor },
        { account: { system: 'earned', detail: kind }, unit: currency, amount: minor },
      ],
    });
  }
}

const toPeriod = (row: PeriodRow) => ({
  netMinor: row.net_minor,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
});

/** Reads periods that have begun and are not yet recorded as fully earned, net of deductions. */
function readPeriods(trx: Knex.Transaction, end: Date, after: string | null): Promise<PeriodRow[]> {
  return trx
    .with('periods', (all) =>
      all
        .from('paid_subscription_periods')
        .select(trx.raw("'subscriptions' as kind"), '*')
        .unionAll((clubs) => clubs.from('paid_club_periods').select(trx.raw("'fanclubs'"), '*')),
    )
    .from('periods')
    .joinRaw(
      `left join lateral (select sum(earned_minor)::bigint as minor from earned_periods
                           where order_id = periods.order_id) earned on true`,
    )
    .where('starts_at', '<', end)
    .whereRaw('(coalesce(earned.minor, 0) <> net_minor or (ended_at is null and ends_at > ?))', [
      end,
    ])
    .modify((query) => {
      if (after !== null) void query.where('order_id', '>', after);
    })
    .orderBy('order_id')
    .limit(batch)
    .select<PeriodRow[]>('periods.*', trx.raw('coalesce(earned.minor, 0)::bigint as earned_minor'));
}
