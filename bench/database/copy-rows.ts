import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a column; a Date is written as ISO 8601. */
export type Cell = string | number | boolean | Date | null;

/** The number of rows per write to the server. */
const rowsAtOnce = 500;

/** Writes rows to columns of a table with COPY, as they are generated. */
export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const into = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunksOf(rows)), into);
}

function* chunksOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let chunk: string[] = [];
  for (const row of rows) {
    chunk.push(row.map(writeCell).join('\t'));
    if (chunk.length < rowsAtOnce) continue;
    yield `${chunk.join('\n')}\n`;
    chunk = [];
  }
  if (chunk.length > 0) yield `${chunk.join('\n')}\n`;
}

/** Formats a cell in PostgreSQL's text format. Our values contain no characters that need escaping. */
function writeCell(cell: Cell): string {
  if (cell === null) return '\\N';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
