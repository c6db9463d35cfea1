import type { Knex } from 'knex';
import { csvOf, textCell } from '../shared/lists/csv';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { StaffActName } from './acts';
import { carryOut, type StaffActor } from './carry-out';

/** The maximum number of rows per file; for more, the list has to be filtered. */
const mostRows = 5_000;

interface Exported<Row> {
  /** The act, which determines who may export. */
  act: StaffActName;
  rows(trx: Knex.Transaction, most: number): AsyncIterable<Row[]>;
  head: readonly string[];
  cellsOf(row: Row): readonly unknown[];
}

/** Writes a list as CSV, limited to what the staff member may see; the export is logged. */
export async function exportList<Row>(
  context: DomainContext,
  by: StaffActor,
  { act, rows, head, cellsOf }: Exported<Row>,
) {
  return carryOut(context, by, { act, id: newId() }, async (trx) => {
    const lines: string[][] = [];
    for await (const some of rows(trx, mostRows)) {
      lines.push(...some.map((row) => cellsOf(row).map(cellOf)));
    }
    const change = { after: { rows: lines.length } };
    return { ok: true, csv: csvOf([head.map(textCell), ...lines]), change } as const;
  });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return textCell(typeof value === 'string' ? value : JSON.stringify(value));
}
