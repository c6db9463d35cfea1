import type * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import type { Asking, ResourceDefinition } from './define-resource.server';
import { cellOf } from './cell-of.server';
import { fieldsOf } from './fields.server';
import { hrefOf, readState, type ListState } from './list-state.server';
import { queryOf, whereOf } from './list-where.server';
import { readRequested, type RequestedList } from './read-requested.server';
import { readPanel } from './read-panel.server';
import type { ChipShown, ColumnShown, FieldShown, ListShown, RowShown, ViewShown } from './shown';

/** Rows per page. */
const take = 50;

type Listed = Omit<ListShown, 'exportTo' | 'create' | 'bulk' | 'done' | 'viewChange'>;

/** Reads a page of a resource's list with the view, filters, sort and columns of the address. */
export async function readList<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  resource: ResourceDefinition<Row, Filters, Sorts, Schema>,
  asking: Asking,
  address: URLSearchParams,
): Promise<Listed> {
  const { name, list, columns } = resource;
  const { words } = asking;
  const requested = await readRequested(resource, asking, address);
  const { view, state, kept, hrefWith } = requested;
  const cursor = address.get('cursor') ?? undefined;
  const read = await readRows(resource, asking, requested, { cursor });
  const { page, total, all, ofViews, countWithout } = read;
  const shown = { cursor, peek: address.get('peek') };
  const rows = rowsOf(resource, asking, { requested, items: page.items, ...shown });
  const filters = fieldsOf({
    schema: queryOf(list),
    words,
    under: name,
    values: state.filters,
    unchosen: words('resource.any'),
  });
  const chips = filters.flatMap((field) => chipOf(field, requested));
  const phrase = (key: string, more?: Record<string, unknown>) => words(`${name}.${key}`, more);
  return {
    path: `/admin/${name}`,
    title: phrase('title'),
    about: phrase(Object.keys(resource.shownTo?.(asking.staff) ?? {}).length > 0 ? 'own' : 'text'),
    notices: [
      ...((await resource.notices?.(asking)) ?? []),
      ...requested.notices.map((text) => ({ kind: 'info' as const, text })),
    ],
    views: viewsOf(requested, { path: `/admin/${name}`, all, ofViews }, asking),
    view: view && {
      key: view.key,
      name: view.name,
      isOwn: view.isOwn,
      isChanged: requested.isChanged,
    },
    isNarrowed: Object.keys(kept).length > 0,
    ...columnsOf(columns, requested, (key) => phrase(`columns.${key}`)),
    rows,
    filters,
    search: resource.search ?? null,
    chips,
    kept,
    count: phrase(total.isMore ? 'more' : 'count', { count: total.count }),
    ...placeOf({ start: page.start, length: rows.length, total }, words),
    none: phrase(chips.length > 0 ? 'none-of-these' : 'none'),
    remedies: rows.length > 0 ? [] : await remediesOf(chips, { countWithout, words }),
    newer: page.previousCursor && hrefWith({ cursor: page.previousCursor }),
    older: page.nextCursor && hrefWith({ cursor: page.nextCursor }),
    hasPages: resource.detail !== undefined,
    panel: await panelOf(resource, asking, { requested, rows, ...shown }),
  };
}

interface Counted {
  count: number;
  isMore: boolean;
}

const nothing: Counted = { count: 0, isMore: false };

const quantityOf = ({ count, isMore }: Counted, words: Asking['words']) =>
  words(isMore ? 'resource.number-more' : 'resource.number', { number: count });

/** Reads the page's rows, and counts those of the list, of all rows and of each view. */
async function readRows<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  { list, shownTo }: ResourceDefinition<Row, Filters, Sorts, Schema>,
  { context: { domain }, staff }: Asking,
  { views, state: { filters, sort } }: RequestedList,
  { cursor }: { cursor: string | undefined },
) {
  const own = shownTo?.(staff) ?? {};
  const where = (given: ListState['filters']) => ({ ...whereOf(list, given), ...own });
  const by = sort.by as keyof Sorts & string;
  const ofEach = [filters, {}, ...views.map(({ state }) => state.filters)].map(where);
  const [page, [total = nothing, all = nothing, ...ofViews]] = await Promise.all([
    list.readPage(domain, { where: where(filters), sort: { ...sort, by }, cursor, take }),
    list.countRowsOfEach(domain.db, ofEach),
  ]);
  const without = (name: string) =>
    where(Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name)));
  const countWithout = (names: readonly string[]) =>
    list.countRowsOfEach(domain.db, names.map(without));
  return { page, total, all, ofViews, countWithout };
}

interface Placed {
  requested: RequestedList;
  cursor: string | undefined;
  /** The id of the item in the panel, as in the address. */
  peek: string | null;
}

function rowsOf<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  { row, columns, idOf, facts }: ResourceDefinition<Row, Filters, Sorts, Schema>,
  { context, words }: Asking,
  { requested, items, cursor, peek }: Placed & { items: readonly Row[] },
): RowShown[] {
  const now = context.domain.now();
  const cells = Object.entries(columns).filter(([key]) => isShown(key, requested));
  return items.map((item) => {
    const shown = row.schema.parse(row.present(item, now));
    const id = idOf(shown);
    return {
      id,
      cells: cells.map(([, { cell }]) => cellOf(cell(shown, words))),
      facts: facts?.(shown, words) ?? null,
      lookTo: requested.hrefWith({ cursor, peek: id }),
      isPeeked: id === peek,
    };
  });
}

const isShown = (column: string, { state }: RequestedList) =>
  state.columns === null || state.columns.includes(column);

interface AnyColumn {
  sort?: PropertyKey;
  priority?: ColumnShown['priority'];
}

function columnsOf(
  columns: Record<string, AnyColumn>,
  requested: RequestedList,
  labelOf: (column: string) => string,
): Pick<ListShown, 'columns' | 'allColumns' | 'usualColumnsTo'> {
  const { state, hrefWith } = requested;
  return {
    columns: Object.entries(columns)
      .filter(([name]) => isShown(name, requested))
      .map(([name, { sort, priority = 1 }]) => ({
        name,
        label: labelOf(name),
        priority: state.columns === null ? priority : 1,
        sort: sort === undefined ? null : headingOf(String(sort), requested),
      })),
    allColumns: Object.keys(columns).map((name) => ({
      name,
      label: labelOf(name),
      isShown: isShown(name, requested),
    })),
    usualColumnsTo: hrefWith({ columns: undefined }),
  };
}

/**
 * Returns the link of a column's heading: it sorts by the column, or reverses the order if it is sorted
 * already.
 */
function headingOf(
  by: string,
  { state: { sort }, hrefWith }: RequestedList,
): NonNullable<ColumnShown['sort']> {
  const now = sort.by === by ? sort.order : null;
  const order = now === 'desc' ? 'asc' : 'desc';
  const names = { asc: 'ascending', desc: 'descending' } as const;
  return { now: now && names[now], to: hrefWith({ sort: by, order }) };
}

/** Returns the number of rows, and the place of a page among them. */
function placeOf(
  { start, length, total: counted }: { start: number; length: number; total: Counted },
  words: Asking['words'],
): Pick<ListShown, 'total' | 'position'> {
  const total = quantityOf(counted, words);
  const position = words('resource.position', { from: start, to: start + length - 1, total });
  return { total, position };
}

/** Returns the chip of a filter in use. */
function chipOf(
  { name, label, options }: FieldShown,
  { state, hrefWith }: RequestedList,
): ChipShown[] {
  const value = state.filters[name];
  if (value === undefined) return [];
  const chosen = options?.find((option) => option.value === value);
  return [{ name, label, value: chosen?.label ?? value, to: hrefWith({ [name]: undefined }) }];
}

interface CountedViews {
  path: string;
  all: Counted;
  ofViews: readonly Counted[];
}

function viewsOf(
  { views, view }: RequestedList,
  { path, all, ofViews }: CountedViews,
  { words }: Asking,
): ViewShown[] {
  const quantity = (counted = nothing) => quantityOf(counted, words);
  return [
    { key: '', name: words('resource.all'), count: quantity(all), to: path, isChosen: !view },
    ...views.map((one, index) => ({
      key: one.key,
      name: one.name,
      count: quantity(ofViews[index]),
      to: hrefOf(path, { view: one.key }),
      isChosen: one === view,
    })),
  ];
}

interface Remedying {
  countWithout(names: readonly string[]): Promise<Counted[]>;
  words: Asking['words'];
}

/** Returns the filters without which an empty list has rows. */
async function remediesOf(
  chips: readonly ChipShown[],
  { countWithout, words }: Remedying,
): Promise<ListShown['remedies']> {
  const counts = await countWithout(chips.map(({ name }) => name));
  return chips.flatMap((chip, index) => {
    const counted = counts[index];
    if (!counted || counted.count === 0) return [];
    return [{ ...chip, count: quantityOf(counted, words) }];
  });
}

async function panelOf(
  { detail, ...resource }: Parameters<typeof readPanel>[0],
  asking: Asking,
  { requested, rows, cursor, peek }: Placed & { rows: readonly RowShown[] },
) {
  const id = idSchema.safeParse(peek);
  if (!id.success || !detail) return null;
  return readPanel({ ...resource, detail }, asking, {
    id: id.data,
    ids: rows.map((row) => row.id),
    hrefOf: (other) => requested.hrefWith({ cursor, peek: other }),
  });
}

/** Counts the items of a list that wait for staff, with the address that shows them; null if none can. */
export async function countWaiting<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  { name, list, columns, waits }: ResourceDefinition<Row, Filters, Sorts, Schema>,
  { context, words }: Asking,
) {
  if (waits === undefined) return null;
  const { filters } = readState(list, Object.keys(columns), new URLSearchParams(waits));
  const counted = await list.countRows(context.domain.db, whereOf(list, filters));
  const to = hrefOf(`/admin/${name}`, filters);
  const { count: number } = counted;
  return { to, number, count: quantityOf(counted, words), isEmpty: number === 0 };
}
