import { PassThrough, type Readable } from 'node:stream';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { exportBooks, type BookTable } from './export-books';
import { findMonth } from './list-months';
import { refuse, type Refusal } from './refusals';

/** Exports a table of a month as CSV, as an act of staff, which is logged before the first row is sent. */
export async function exportMonth(
  context: DomainContext,
  by: StaffActor,
  { id, table }: { id: string; table: BookTable },
): Promise<
  { ok: true; csv: Readable; fileName: string } | Refusal<'no-such-month'> | StaffActRefusal
> {
  const found = await findMonth(context, id);
  if (!found) return refuse('no-such-month');
  const { month } = found;
  const logged = await carryOut(context, by, { act: 'month.export', id }, () =>
    Promise.resolve({ ok: true as const, change: { after: { month, table } } }),
  );
  if (!logged.ok) return logged;
  const csv = new PassThrough();
  exportBooks(context.db, { month, table }, csv).catch((error: unknown) => {
    csv.destroy(error instanceof Error ? error : new Error('a month could not be exported'));
  });
  return { ok: true, csv, fileName: `${month}-${table}.csv` };
}
