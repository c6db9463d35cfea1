import type { Knex } from 'knex';
import { csvOf, textCell } from '../shared/lists/csv';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { StaffActName } from './acts';
import { carryOut, type StaffActor } from './carry-out';

/** The maximum number of rows per file; for more, the list has to be filtered. */
const mostRows = 1_000_000;

interface Exported<Row> {
  /** The act, which determines who may export. */
  act: StaffActName;
  countRows(db: Knex, most: number): Promise<{ count: number }>;
  streamRows(db: Knex, most: number): AsyncIterable<Row[]>;
  head: readonly string[];
  cellsOf(row: Row): readonly unknown[];
}

/**
 * Exports a list as CSV, limited to what the staff member may see. The export is logged with its number of
 * rows before it begins; the rows are then read and written in batches.
 */
export async function exportList<Row>(
  context: DomainContext,
  by: StaffActor,
  { act, countRows, streamRows, head, cellsOf }: Exported<Row>,
) {
  async function* write(): AsyncGenerator<string> {
    yield csvOf([head.map(textCell)]);
    for await (const rows of streamRows(context.db, mostRows)) {
      yield rows.map((row) => `${cellsOf(row).map(cellOf).join(',')}\r\n`).join('');
    }
  }
  return carryOut(context, by, { act, id: newId() }, async (trx) => {
    const { count } = await countRows(trx, mostRows);
    return { ok: true, csv: write(), change: { after: { rows: count } } } as const;
  });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return textCell(typeof value === 'string' ? value : JSON.stringify(value));
}
