import type * as z from 'zod';
import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import { exportList } from '~/domain/staff/export-list';
import type { Asking, ResourceDefinition } from './define-resource.server';
import { whereOf } from './list-where.server';
import { readState } from './list-state.server';

/** Exports a list with the filters and sort of its page; null if the resource has no export. */
export async function exportRows<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  { list, row, columns, exports, shownTo }: ResourceDefinition<Row, Filters, Sorts, Schema>,
  { context, staff }: Asking,
  address: URLSearchParams,
) {
  if (!exports) return null;
  const state = readState(list, Object.keys(columns), address);
  const where = { ...whereOf(list, state.filters), ...shownTo?.(staff) };
  const sort = { ...state.sort, by: state.sort.by as keyof Sorts & string };
  const now = context.domain.now();
  return exportList(context.domain, staff, {
    act: exports,
    countRows: (db, most) => list.countRows(db, where, most),
    streamRows: (db, most) => list.streamRows(db, { where, sort, most }),
    head: Object.keys(row.schema.shape),
    cellsOf: (item) => Object.values(row.schema.parse(row.present(item, now))),
  });
}
