import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../context';

/** The maximum count; above it, the result only states that there are more. */
const mostCounted = 10_000;
/** The number of rows of a stream per query. */
const batch = 500;

interface ListFilter<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  narrow(rows: Knex.QueryBuilder, value: unknown): void;
}

export type ListFilters = Record<string, ListFilter>;

/** Declares a filter of a list: its values, and how it limits the rows. */
export const filterBy = <Schema extends z.ZodType>(
  schema: Schema,
  narrow: (rows: Knex.QueryBuilder, value: z.output<Schema>) => void,
): ListFilter<Schema> => ({
  schema,
  narrow: (rows, value) => narrow(rows, schema.parse(value)),
});

interface SortKey {
  /** A column that is never null. */
  column: string;
  type: 'timestamptz' | 'bigint' | 'text' | 'uuid';
  /** The order of this column when the sort ascends: a queue starts with the gravest, then the oldest. */
  order?: 'asc' | 'desc';
}

/** The columns of a sort, the most significant first; the id is added automatically. */
type ListSort = readonly SortKey[];

export type ListSorts = Record<string, ListSort>;

interface Definition<Filters, Sorts> {
  /** Returns the rows that the caller may see. */
  from(db: Knex): Knex.QueryBuilder;
  /** The column that identifies a row. */
  id: string;
  columns: readonly string[] | ((db: Knex) => readonly (string | Knex.Raw)[]);
  filters: Filters;
  sorts: Sorts;
  defaultSort: { by: keyof Sorts & string; order: 'asc' | 'desc' };
}

type Values<Filters extends ListFilters> = {
  [Name in keyof Filters]?: z.output<Filters[Name]['schema']> | undefined;
};

interface ListQuery<Filters extends ListFilters, Sorts> {
  where?: Values<Filters>;
  sort?: { by: keyof Sorts & string; order: 'asc' | 'desc' } | undefined;
}

interface Window {
  cursor?: string | undefined;
  /** The number of rows before the page, if there is no cursor. */
  skip?: number;
  take: number;
}

interface Counted {
  count: number;
  /** True when there are more rows than were counted. */
  isMore: boolean;
}

/** The position of a row: the values of its sort columns and then its id, as text. */
type Position = string[];

type Placed<Row> = Row & { position: Position };

interface Direction {
  column: string;
  type: SortKey['type'];
  isAscending: boolean;
}

/** A declared list with keyset pages, a count, and a stream of all rows. */
class List<Row extends object, Filters extends ListFilters, Sorts extends ListSorts> {
  readonly #list: Definition<Filters, Sorts>;

  constructor(list: Definition<Filters, Sorts>) {
    this.#list = list;
  }

  get filters(): Filters {
    return this.#list.filters;
  }

  get defaultSort(): Definition<Filters, Sorts>['defaultSort'] {
    return this.#list.defaultSort;
  }

  /** Checks whether the list has a sort of this name. */
  hasSort(name: string): name is keyof Sorts & string {
    return Object.hasOwn(this.#list.sorts, name);
  }

  /** Returns the page after a cursor, and the cursor of the next page; null for the last page. */
  async readPage(
    { db, cursors }: Pick<DomainContext, 'db' | 'cursors'>,
    { cursor, skip = 0, take, ...query }: ListQuery<Filters, Sorts> & Window,
  ): Promise<{ items: Row[]; nextCursor: string | null }> {
    const { id, defaultSort } = this.#list;
    const { by, order } = query.sort ?? defaultSort;
    // A cursor of another list or sort starts from the beginning.
    const sort = `${id} ${by} ${order}`;
    const cursorSchema = z.object({ sort: z.literal(sort), position: z.array(z.string()) });
    const after = (cursor && cursors.read(cursorSchema, cursor)?.position) || null;
    const rows = await this.#rowsAfter(db, query, { after, skip, limit: take + 1 });
    const items = rows.slice(0, take);
    const last = items.at(-1);
    if (rows.length <= take || !last) return { items, nextCursor: null };
    return { items, nextCursor: cursors.write({ sort, position: last.position }) };
  }

  /** Counts the rows, up to 10,000. */
  async countRows(db: Knex, where?: Values<Filters>): Promise<Counted> {
    const some = this.#narrowed(db, where)
      .select(db.raw('1'))
      .limit(mostCounted + 1);
    const row = await db.count<{ count: string }[]>('* as count').from(some.as('some')).first();
    const count = Number(row?.count ?? 0);
    return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
  }

  /** Streams the rows in order, up to a maximum number. */
  async *streamRows(
    db: Knex,
    { most, ...query }: ListQuery<Filters, Sorts> & { most: number },
  ): AsyncGenerator<Row[]> {
    let after: Position | null = null;
    for (let left = most; left > 0; left -= batch) {
      const rows: Placed<Row>[] = await this.#rowsAfter(db, query, {
        after,
        limit: Math.min(batch, left),
      });
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      if (rows.length < batch) return;
      after = last.position;
    }
  }

  #narrowed(db: Knex, where: Values<Filters> = {}): Knex.QueryBuilder {
    const rows = this.#list.from(db);
    for (const [name, filter] of Object.entries(this.#list.filters)) {
      const value: unknown = where[name];
      if (value !== undefined) filter.narrow(rows, value);
    }
    return rows;
  }

  async #rowsAfter(
    db: Knex,
    { where, sort = this.#list.defaultSort }: ListQuery<Filters, Sorts>,
    { after, skip = 0, limit }: { after: Position | null; skip?: number; limit: number },
  ): Promise<Placed<Row>[]> {
    const { id, columns, sorts } = this.#list;
    const keys = sorts[sort.by];
    if (!keys) throw new Error(`the list has no sort ${sort.by}`);
    const directions = [...keys, { column: id, type: 'uuid' } as const].map(
      ({ column, type, order = 'asc' }: SortKey) => ({
        column,
        type,
        isAscending: order === sort.order,
      }),
    );
    const order = directions.map(({ column, isAscending }) =>
      isAscending ? column : `${column} desc`,
    );
    const rows = this.#narrowed(db, where).orderByRaw(order.join(', ')).offset(skip).limit(limit);
    if (after) startAfter(rows, directions, after);
    const position = directions.map(({ column }) => `(${column})::text`).join(', ');
    const found: unknown = await rows.select([
      ...(typeof columns === 'function' ? columns(db) : columns),
      db.raw(`array[${position}] as position`),
    ]);
    return found as Placed<Row>[];
  }
}

/**
 * Limits the rows to those after a position. If all columns have the same direction, rows are compared.
 * Otherwise there is one condition per column, and a bound of the first column that an index can use.
 */
function startAfter(
  rows: Knex.QueryBuilder,
  directions: readonly Direction[],
  position: Position,
): void {
  const [first] = directions;
  if (!first) throw new Error('a list is sorted by something');
  const sign = ({ isAscending }: Direction) => (isAscending ? '>' : '<');
  const place = ({ type }: Direction) => `?::${type}`;
  if (directions.every(({ isAscending }) => isAscending === first.isAscending)) {
    const columns = directions.map(({ column }) => column).join(', ');
    const places = directions.map(place).join(', ');
    void rows.whereRaw(`(${columns}) ${sign(first)} (${places})`, position);
    return;
  }
  const steps = directions.map((key, index) => [
    ...directions.slice(0, index).map((equal) => `${equal.column} = ${place(equal)}`),
    `${key.column} ${sign(key)} ${place(key)}`,
  ]);
  const isBeyond = steps.map((conditions) => conditions.join(' and ')).join(' or ');
  const values = steps.flatMap((conditions) => position.slice(0, conditions.length));
  void rows.whereRaw(`${first.column} ${sign(first)}= ${place(first)} and (${isBeyond})`, [
    position[0] ?? '',
    ...values,
  ]);
}

/**
 * Declares a list: its rows, filters and sorts. The schema of a filter also parses the addresses of pages
 * and the queries of API calls.
 */
export const defineList =
  <Row extends object>() =>
  <Filters extends ListFilters, Sorts extends ListSorts>(
    list: Definition<Filters, Sorts>,
  ): List<Row, Filters, Sorts> =>
    new List<Row, Filters, Sorts>(list);

export type { List as DefinedList };
