import * as z from 'zod';
import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import type { Asking, Cell, ResourceDefinition } from './define-resource.server';
import { fieldsOf } from './fields.server';
import type { CellShown, ColumnShown, ListShown, RowShown } from './shown';

/** Rows per page. */
const take = 50;

type AnyFilters = Record<string, { schema: z.ZodType }>;
type Where<Filters extends AnyFilters> = {
  [Name in keyof Filters]?: z.output<Filters[Name]['schema']>;
};

/** Returns the filters in an address. Empty and unknown values are ignored. */
export function readWhere<Filters extends AnyFilters>(
  { filters }: { filters: Filters },
  address: URLSearchParams,
): Where<Filters> {
  const read = Object.entries(filters).flatMap(([name, { schema }]) => {
    const value = schema.safeParse(address.get(name) ?? undefined);
    return value.success ? [[name, value.data]] : [];
  });
  return Object.fromEntries(read) as Where<Filters>;
}

/** Returns the query schema of a list's calls: each of its filters, all optional. */
export function queryOf<Filters extends AnyFilters>({ filters }: { filters: Filters }) {
  const shape = Object.entries(filters).map(([name, { schema }]) => [name, schema.optional()]);
  return z.object(
    Object.fromEntries(shape) as {
      [Name in keyof Filters]: z.ZodOptional<Filters[Name]['schema']>;
    },
  );
}

const orders = z.enum(['asc', 'desc']);

/** Reads a page of a resource's list with the filters and sort of the address. */
export async function readList<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  resource: ResourceDefinition<Row, Filters, Sorts, Schema>,
  { context, staff, words }: Asking,
  address: URLSearchParams,
): Promise<Omit<ListShown, 'exportTo' | 'create' | 'bulk' | 'done'>> {
  const { name, list, row, columns, idOf } = resource;
  const path = `/admin/${name}`;
  const phrase = (key: string, values?: Record<string, unknown>) => words(`${name}.${key}`, values);
  const filters = readWhere(list, address);
  const own = resource.shownTo?.(staff) ?? {};
  const sort = readSort(list, address);
  const cursor = address.get('cursor') ?? undefined;
  const where = { ...filters, ...own };
  const [page, total] = await Promise.all([
    list.readPage(context.domain, { where, sort, cursor, take }),
    list.countRows(context.domain.db, where),
  ]);
  const kept = keptOf(list, address, sort);
  const now = context.domain.now();
  const rows = page.items.map((item): RowShown => {
    const shown = row.schema.parse(row.present(item, now));
    return {
      id: idOf(shown),
      cells: Object.values(columns).map(({ cell }) => cellOf(cell(shown, words))),
      facts: resource.facts?.(shown, words) ?? null,
    };
  });
  const valueOf = (key: string): [string, string] => [key, address.get(key) ?? ''];
  return {
    path,
    title: phrase('title'),
    about: phrase(Object.keys(own).length > 0 ? 'own' : 'text'),
    columns: Object.entries(columns).map(([key, { sort: by, priority = 1 }]): ColumnShown => ({
      name: key,
      label: phrase(`columns.${key}`),
      priority,
      sort: by === undefined ? null : headingOf(by, sort, { path, kept }),
    })),
    rows,
    filters: fieldsOf({
      schema: queryOf(list),
      words,
      under: name,
      values: Object.fromEntries(Object.keys(filters).map(valueOf)),
      unchosen: words('resource.any'),
    }),
    kept,
    count: phrase(total.isMore ? 'more' : 'count', { count: total.count }),
    none: phrase(Object.keys(filters).length > 0 ? 'none-of-these' : 'none'),
    nextCursor: page.nextCursor,
    isLater: cursor !== undefined,
    hasPages: resource.detail !== undefined,
  };
}

/** Returns a cell for display. An empty cell is a dash. */
export const cellOf = (cell: Cell): CellShown =>
  cell === null ? { text: '–' } : typeof cell === 'string' ? { text: cell } : cell;

interface Sort<Name> {
  by: Name;
  order: 'asc' | 'desc';
}

interface Sorted<Name extends string> {
  defaultSort: Sort<Name>;
  hasSort(name: string): name is Name;
}

/** Returns the sort in an address: `sort=price&order=asc`. */
function readSort<Name extends string>(list: Sorted<Name>, address: URLSearchParams): Sort<Name> {
  const by = address.get('sort');
  const order = orders.safeParse(address.get('order'));
  return by !== null && list.hasSort(by) && order.success
    ? { by, order: order.data }
    : list.defaultSort;
}

function keptOf<Name extends string>(
  list: Sorted<Name> & { filters: AnyFilters },
  address: URLSearchParams,
  sort: Sort<Name>,
): Record<string, string> {
  const narrowed = Object.keys(list.filters).flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value]] : [];
  });
  const isUsual = sort.by === list.defaultSort.by && sort.order === list.defaultSort.order;
  return Object.fromEntries(
    isUsual ? narrowed : [...narrowed, ['sort', sort.by], ['order', sort.order]],
  ) as Record<string, string>;
}

/**
 * Returns the link of a column's heading: it sorts by the column, or reverses the order if it is sorted
 * already.
 */
function headingOf(
  by: string,
  sort: Sort<string>,
  { path, kept }: { path: string; kept: Record<string, string> },
): NonNullable<ColumnShown['sort']> {
  const now = sort.by === by ? sort.order : null;
  const order = now === 'desc' ? 'asc' : 'desc';
  const names = { asc: 'ascending', desc: 'descending' } as const;
  return {
    now: now && names[now],
    to: `${path}?${new URLSearchParams({ ...kept, sort: by, order })}`,
  };
}
