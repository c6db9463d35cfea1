import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Knex } from 'knex';
import { boundsOf, type Month } from './months';

/** The tables of a month's books that can be exported. */
export const bookTables = ['journal', 'movements', 'taxes', 'differences'] as const;
export type BookTable = (typeof bookTables)[number];

const statements: Record<BookTable, string> = {
  journal: `
    select created_at as time, transfer_id as transfer, reason, reference, account, unit, amount
      from ledger_postings where created_at >= :from and created_at < :to order by id`,
  movements: `
    select movement.occurred_at as time, movement.kind, movement.processor,
           movement.provider_payment_id as processor_payment, movement.order_id as "order",
           sale.product_kind as product, movement.amount_minor, movement.currency,
           sale.tax_minor, sale.tax_rate, sale.tax_country, sale.tax_inclusive, sale.tax_evidence
      from money_movements movement join order_taxes sale on sale.order_id = movement.order_id
     where movement.occurred_at >= :from and movement.occurred_at < :to
     order by movement.occurred_at, movement.id`,
  taxes: `
    select coalesce(sale.tax_country, '') as country, sale.tax_rate as rate, movement.currency,
           count(*) as movements, sum(movement.amount_minor) as gross_minor,
           sum(round(sale.tax_minor::numeric * movement.amount_minor / sale.total_minor))
             as tax_minor
      from money_movements movement join order_taxes sale on sale.order_id = movement.order_id
     where movement.occurred_at >= :from and movement.occurred_at < :to
     group by 1, 2, 3 order by 1, 2, 3`,
  differences: `
    select found_at as found, processor, difference, kind,
           provider_payment_id as processor_payment, ours_minor, theirs_minor, currency,
           occurred_at as time, resolved_at as resolved, resolution
      from settlement_differences where occurred_at >= :from and occurred_at < :to
     order by found_at, id`,
};

/**
 * Writes a table of a month as CSV with a header row, in its state at one moment and at any length.
 * Times are ISO 8601 in UTC, sums in minor units. A text that a spreadsheet would read as a formula is
 * escaped.
 */
export async function exportBooks(
  db: Knex,
  { month, table }: { month: Month; table: BookTable },
  out: Writable,
): Promise<void> {
  await db.transaction(
    async (trx) => {
      const rows = trx.raw(statements[table], { ...boundsOf(month) }).toQuery();
      await trx.raw(`declare books no scroll cursor for ${rows}`);
      const csv = stringify({
        header: true,
        columns: await columnsOf(trx, rows),
        escape_formulas: true,
        cast: { date: (date) => date.toISOString(), boolean: String },
      });
      await pipeline(Readable.from(fetchAll(trx)), csv, out);
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** A month without rows also gets a header row. */
async function columnsOf(trx: Knex.Transaction, rows: string): Promise<string[]> {
  const { fields } = await trx.raw<{ fields: { name: string }[] }>(
    `select * from (${rows}) as of_nothing limit 0`,
  );
  return fields.map(({ name }) => name);
}

async function* fetchAll(trx: Knex.Transaction): AsyncGenerator<Record<string, unknown>> {
  for (;;) {
    const { rows } = await trx.raw<{ rows: Record<string, unknown>[] }>('fetch 1000 from books');
    yield* rows;
    if (rows.length === 0) return;
  }
}
