import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../context';
import { startAfter, type ColumnType, type Position } from './keyset';

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
  type: ColumnType;
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

/** A page of a list, with the cursors of the pages around it. */
interface ListPage<Row> {
  items: Row[];
  /** The number of rows before the page plus one, as far as the pages that led to it show. */
  start: number;
  nextCursor: string | null;
  previousCursor: string | null;
}

type Placed<Row> = Row & { position: Position };

const cursorSchema = z.object({
  position: z.array(z.string()),
  start: z.number().int().positive().default(1),
  isBack: z.boolean().default(false),
});

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

  /**
   * Returns the page after a cursor, or before it if it leads backwards. The page before the first full one
   * is the first page.
   */
  async readPage(
    { db, cursors }: Pick<DomainContext, 'db' | 'cursors'>,
    { cursor, skip = 0, take, ...query }: ListQuery<Filters, Sorts> & Window,
  ): Promise<ListPage<Row>> {
    const { id, defaultSort } = this.#list;
    const { by, order } = query.sort ?? defaultSort;
    // A cursor of another list or sort starts from the beginning.
    const sort = `${id} ${by} ${order}`;
    const from = cursor
      ? cursors.read(cursorSchema.extend({ sort: z.literal(sort) }), cursor)
      : null;
    const cursorOf = (row: Placed<Row>, more: { start: number; isBack?: true }) =>
      cursors.write({ sort, position: row.position, ...more });
    const pageOf = (
      items: Placed<Row>[],
      start: number,
      around: { isFirst: boolean; isLast: boolean },
    ) => {
      const [first] = items;
      const last = items.at(-1);
      return {
        items,
        start,
        nextCursor: last && !around.isLast ? cursorOf(last, { start: start + items.length }) : null,
        previousCursor: first && !around.isFirst ? cursorOf(first, { start, isBack: true }) : null,
      };
    };
    if (from?.isBack) {
      const reversed = { by, order: order === 'asc' ? 'desc' : 'asc' } as const;
      const before = { after: from.position, limit: take + 1 };
      const rows = await this.#rowsAfter(db, { ...query, sort: reversed }, before);
      if (rows.length > take) {
        const items = rows.slice(0, take).toReversed();
        const start = Math.max(2, from.start - take);
        return pageOf(items, start, { isFirst: false, isLast: false });
      }
    }
    const after = from && !from.isBack ? from.position : null;
    const rows = await this.#rowsAfter(db, query, { after, skip, limit: take + 1 });
    const start = after ? (from?.start ?? 1) : skip + 1;
    const around = { isFirst: start === 1, isLast: rows.length <= take };
    return pageOf(rows.slice(0, take), start, around);
  }

  /** Counts the rows, by default up to 10,000. */
  async countRows(db: Knex, where: Values<Filters> = {}, most = mostCounted): Promise<Counted> {
    const [counted] = await this.countRowsOfEach(db, [where], most);
    return counted ?? { count: 0, isMore: false };
  }

  /** Counts the rows for each of several sets of filters, each up to a maximum, in one statement. */
  async countRowsOfEach(
    db: Knex,
    each: readonly Values<Filters>[],
    most = mostCounted,
  ): Promise<Counted[]> {
    if (each.length === 0) return [];
    const counts = each.map((where, index) => {
      const some = this.#narrowed(db, where)
        .select(db.raw('1'))
        .limit(most + 1);
      return db.count('*').from(some.as('some')).as(`count_${index}`);
    });
    const row = await db.select<Record<string, string>[]>(counts).first();
    return each.map((_, index) => {
      const count = Number(row?.[`count_${index}`] ?? 0);
      return { count: Math.min(count, most), isMore: count > most };
    });
  }

  /** Returns those of some ids whose rows filters select. */
  async findIds(
    db: Knex,
    { ids, where }: { ids: readonly string[]; where?: Values<Filters> },
  ): Promise<string[]> {
    const { id } = this.#list;
    const rows = this.#narrowed(db, where).whereIn(id, ids);
    const found: unknown = await rows.select({ id });
    return z
      .array(z.object({ id: z.string() }))
      .parse(found)
      .map((row) => row.id);
  }

  /** Returns the rows with some ids, in no order. */
  async readRows(db: Knex, ids: readonly string[]): Promise<Row[]> {
    const { id, columns } = this.#list;
    const rows = this.#narrowed(db).whereIn(id, ids);
    const found: unknown = await rows.select([
      ...(typeof columns === 'function' ? columns(db) : columns),
    ]);
    return found as Row[];
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
