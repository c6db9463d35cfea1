import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from './context';
import { idSchema } from './ids';

/** Rows are counted up to here; beyond it is said that there are more. */
const mostCounted = 10_000;
/** Rows of a stream that are read in one go. */
const batch = 500;

interface ListFilter<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  narrow(rows: Knex.QueryBuilder, value: unknown): void;
}

/** Declares a filter of a list: what it takes, and how it narrows the rows. */
export const filterBy = <Schema extends z.ZodType>(
  schema: Schema,
  narrow: (rows: Knex.QueryBuilder, value: z.output<Schema>) => void,
): ListFilter<Schema> => ({
  schema,
  narrow: (rows, value) => narrow(rows, schema.parse(value)),
});

interface ListSort {
  /** A column that is never null. */
  column: string;
  type: 'timestamptz' | 'bigint' | 'text' | 'uuid';
}

interface Definition<Filters, Sorts> {
  /** Where the rows come from, as whoever asks may see them. */
  from(db: Knex): Knex.QueryBuilder;
  /** The column that tells rows apart. */
  id: string;
  columns: readonly string[];
  filters: Filters;
  sorts: Sorts;
  defaultSort: { by: keyof Sorts & string; order: 'asc' | 'desc' };
}

type Values<Filters extends Record<string, ListFilter>> = {
  [Name in keyof Filters]?: z.output<Filters[Name]['schema']> | undefined;
};

interface Asked<Filters extends Record<string, ListFilter>, Sorts> {
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

const positionSchema = z.object({ value: z.string(), id: idSchema });
type Position = z.infer<typeof positionSchema>;

type Placed<Row> = Row & { position_value: string; position_id: string };

/** A list that is declared once: its pages by keyset, its count, and a stream of all its rows. */
class List<
  Row extends object,
  Filters extends Record<string, ListFilter>,
  Sorts extends Record<string, ListSort>,
> {
  readonly #list: Definition<Filters, Sorts>;

  constructor(list: Definition<Filters, Sorts>) {
    this.#list = list;
  }

  get filters(): Filters {
    return this.#list.filters;
  }

  /** Reads a page, from where its cursor says, and the cursor of the next; null of the last. */
  async readPage(
    { db, cursors }: Pick<DomainContext, 'db' | 'cursors'>,
    { cursor, skip = 0, take, ...asked }: Asked<Filters, Sorts> & Window,
  ): Promise<{ items: Row[]; nextCursor: string | null }> {
    const after = cursor ? cursors.read(positionSchema, cursor) : null;
    const rows = await this.#rowsAfter(db, asked, { after, skip, limit: take + 1 });
    const items = rows.slice(0, take);
    const last = items.at(-1);
    const isMore = rows.length > take && last !== undefined;
    return { items, nextCursor: isMore ? cursors.write(positionOf(last)) : null };
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
    { most, ...asked }: Asked<Filters, Sorts> & { most: number },
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
      after = positionOf(last);
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
    { where, sort = this.#list.defaultSort }: Asked<Filters, Sorts>,
    { after, skip = 0, limit }: { after: Position | null; skip?: number; limit: number },
  ): Promise<Placed<Row>[]> {
    const { id, columns, sorts } = this.#list;
    const by = sorts[sort.by];
    if (!by) throw new Error(`the list has no sort ${sort.by}`);
    const rows = this.#narrowed(db, where)
      .orderByRaw(`${by.column} ${sort.order}, ${id} ${sort.order}`)
      .offset(skip)
      .limit(limit);
    if (after) {
      const sign = sort.order === 'asc' ? '>' : '<';
      const beyond = `(${by.column}, ${id}) ${sign} (?::${by.type}, ?::uuid)`;
      void rows.whereRaw(beyond, [after.value, after.id]);
    }
    const place = `(${by.column})::text as position_value, (${id})::text as position_id`;
    const found: unknown = await rows.select([...columns, db.raw(place)]);
    return found as Placed<Row>[];
  }
}

const positionOf = (row: Placed<object>): Position => ({
  value: row.position_value,
  id: row.position_id,
});

/**
 * Declares a list: where its rows come from, what they are narrowed and sorted by. Each filter has its
 * schema, by which the addresses of pages and the queries of calls are read.
 */
export const defineList =
  <Row extends object>() =>
  <Filters extends Record<string, ListFilter>, Sorts extends Record<string, ListSort>>(
    list: Definition<Filters, Sorts>,
  ): List<Row, Filters, Sorts> =>
    new List<Row, Filters, Sorts>(list);
