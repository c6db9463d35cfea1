import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../context';

/** Rows are counted up to here; beyond it is said that there are more. */
const mostCounted = 10_000;
/** Rows of a stream that are read in one go. */
const batch = 500;

interface ListFilter<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  narrow(rows: Knex.QueryBuilder, value: unknown): void;
}

export type ListFilters = Record<string, ListFilter>;

/** Declares a filter of a list: what it takes, and how it narrows the rows. */
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
  /** Its order where the sort ascends: a queue begins with the gravest and then the oldest. */
  order?: 'asc' | 'desc';
}

/** The columns of a sort, the most significant first; the id follows by itself. */
type ListSort = readonly SortKey[];

export type ListSorts = Record<string, ListSort>;

interface Definition<Filters, Sorts> {
  /** Where the rows come from, as whoever asks may see them. */
  from(db: Knex): Knex.QueryBuilder;
  /** The column that tells rows apart. */
  id: string;
  columns: readonly string[] | ((db: Knex) => readonly (string | Knex.Raw)[]);
  filters: Filters;
  sorts: Sorts;
  defaultSort: { by: keyof Sorts & string; order: 'asc' | 'desc' };
}

type Values<Filters extends ListFilters> = {
  [Name in keyof Filters]?: z.output<Filters[Name]['schema']> | undefined;
};

interface ListAsked<Filters extends ListFilters, Sorts> {
  where?: Values<Filters>;
  sort?: { by: keyof Sorts & string; order: 'asc' | 'desc' } | undefined;
}

interface Window {
  cursor?: string | undefined;
  /** Rows before the page, where no cursor says where it begins. */
  skip?: number;
  take: number;
}

interface Counted {
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
}

/** Where a row stands: its values of the sort, its id the last, as text. */
type Position = string[];

type Placed<Row> = Row & { position: Position };

interface Direction {
  column: string;
  type: SortKey['type'];
  isAscending: boolean;
}

/** A list that is declared once: its pages by keyset, its count, and a stream of all its rows. */
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

  /** Tells whether the list has a sort of this name. */
  hasSort(name: string): name is keyof Sorts & string {
    return Object.hasOwn(this.#list.sorts, name);
  }

  /** Reads a page, from where its cursor says, and the cursor of the next; null of the last. */
  async readPage(
    { db, cursors }: Pick<DomainContext, 'db' | 'cursors'>,
    { cursor, skip = 0, take, ...asked }: ListAsked<Filters, Sorts> & Window,
  ): Promise<{ items: Row[]; nextCursor: string | null }> {
    const { id, defaultSort } = this.#list;
    const { by, order } = asked.sort ?? defaultSort;
    // A cursor of another list, or of another sort of this one, begins anew.
    const sort = `${id} ${by} ${order}`;
    const cursorSchema = z.object({ sort: z.literal(sort), position: z.array(z.string()) });
    const after = (cursor && cursors.read(cursorSchema, cursor)?.position) || null;
    const rows = await this.#rowsAfter(db, asked, { after, skip, limit: take + 1 });
    const items = rows.slice(0, take);
    const last = items.at(-1);
    if (rows.length <= take || !last) return { items, nextCursor: null };
    return { items, nextCursor: cursors.write({ sort, position: last.position }) };
  }

  /** Counts the rows, to 10,000. */
  async countRows(db: Knex, where?: Values<Filters>): Promise<Counted> {
    const some = this.#narrowed(db, where)
      .select(db.raw('1'))
      .limit(mostCounted + 1);
    const row = await db.count<{ count: string }[]>('* as count').from(some.as('some')).first();
    const count = Number(row?.count ?? 0);
    return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
  }

  /** Streams the rows in their order, up to a number of them. */
  async *streamRows(
    db: Knex,
    { most, ...asked }: ListAsked<Filters, Sorts> & { most: number },
  ): AsyncGenerator<Row[]> {
    let after: Position | null = null;
    for (let left = most; left > 0; left -= batch) {
      const rows: Placed<Row>[] = await this.#rowsAfter(db, asked, {
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
    { where, sort = this.#list.defaultSort }: ListAsked<Filters, Sorts>,
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
 * Leaves out rows up to a position. Where all columns run one way that is a comparison of rows, else one
 * condition for each column, with a bound of the first that an index can use.
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
 * Declares a list: where its rows come from, what they are narrowed and sorted by. Each filter has its
 * schema, by which the addresses of pages and the queries of calls are read.
 */
export const defineList =
  <Row extends object>() =>
  <Filters extends ListFilters, Sorts extends ListSorts>(
    list: Definition<Filters, Sorts>,
  ): List<Row, Filters, Sorts> =>
    new List<Row, Filters, Sorts>(list);

export type { List as DefinedList };
