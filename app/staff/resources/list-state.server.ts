import type * as z from 'zod';

type AnyFilters = Record<string, { schema: z.ZodType }>;

/** The parts of a list's definition that its address names. */
export interface Addressed {
  filters: AnyFilters;
  defaultSort: Sort;
  hasSort(name: string): boolean;
}

interface Sort {
  by: string;
  order: 'asc' | 'desc';
}

/** The state of a list as in its address: `?state=on&sort=price&order=asc&columns=club,price`. */
export interface ListState {
  /** The values of filters by name, as text. */
  filters: Record<string, string>;
  sort: Sort;
  /** The selected columns; null for the usual ones. */
  columns: string[] | null;
  /** The names of values that the list does not have or accept. */
  dropped: string[];
}

/** The parameters of an address that are no part of a list's state. */
const others = new Set([
  'view',
  'cursor',
  'peek',
  'done',
  'changed',
  'of',
  'sort',
  'order',
  'columns',
]);

/** Reads the state of a list from an address or a saved view. Values that do not fit are dropped. */
export function readState(
  list: Addressed,
  columnNames: readonly string[],
  query: URLSearchParams,
): ListState {
  const dropped: string[] = [];
  const filters: Record<string, string> = {};
  for (const [name, text] of query) {
    if (others.has(name) || text === '' || Object.hasOwn(filters, name)) continue;
    const filter = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    if (filter?.schema.safeParse(text).success) filters[name] = text;
    else dropped.push(name);
  }
  const named = query.getAll('columns').flatMap((names) => names.split(',').filter(Boolean));
  const columns = columnNames.filter((name, index) => index === 0 || named.includes(name));
  dropped.push(...named.filter((name) => !columnNames.includes(name)));
  const by = query.get('sort') ?? '';
  const isSorted = list.hasSort(by);
  if (by !== '' && !isSorted) dropped.push(by);
  const order = query.get('order') === 'asc' ? 'asc' : 'desc';
  return {
    filters,
    sort: isSorted ? { by, order } : list.defaultSort,
    columns: columns.length > 1 && columns.length < columnNames.length ? columns : null,
    dropped,
  };
}

/** Writes a state as the parameters of an address, always in the same order and with the sort. */
export function writeState({ filters, sort, columns }: ListState) {
  const names = Object.keys(filters).toSorted();
  const written: Record<string, string> & Record<'sort' | 'order', string> = {
    ...Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])),
    sort: sort.by,
    order: sort.order,
    ...(columns && { columns: columns.join(',') }),
  };
  return written;
}

/** Returns an address with parameters. Empty ones are left out. */
export function hrefOf(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
