import type { Knex } from 'knex';
import type { DomainContext } from './context';
import type { AreaSettings } from './define-settings';

/** Rows of one statement, so that none holds its locks for long. */
const batch = 5000;

/** Statements of one run at most: a table that is far behind lets the others have their turn. */
const mostBatches = 100;

/** Rows of a table that go once they are old. */
export interface Removal {
  table: string;
  /** The column of their age; an index begins with it. */
  column: string;
  /** The setting that says how many seconds they are kept; null where a row names its own end. */
  setting: string | null;
  /** Removes those whose time is over; returns how many went. */
  remove(context: DomainContext): Promise<number>;
}

/** An area's removals of old rows, by name. */
export type Retention = Readonly<Record<string, Removal>>;

export const secondsAgo = ({ now }: Pick<DomainContext, 'now'>, seconds: number) =>
  new Date(now().getTime() - seconds * 1000);

/** What is to go from a table: rows whose time lies before a moment, found by an index on it. */
interface Expired {
  table: string;
  /** The columns of the primary key. */
  key: string | string[];
  column: string;
  before: Date;
  /**
   * Seconds before that moment at which the search begins, where rows that stay would be read again by
   * every run; from the beginning unless told.
   */
  reachSeconds?: number;
  /** Narrows the choice. */
  where?: (rows: Knex.QueryBuilder) => void;
}

/** Removes rows in statements of a bounded size, as many as one run may; returns how many went. */
export async function removeInBatches(
  db: Knex,
  { table, key, column, before, reachSeconds, where = () => undefined }: Expired,
): Promise<number> {
  const columns = [key].flat();
  const reach = (rows: Knex.QueryBuilder) => {
    if (reachSeconds === undefined) return;
    void rows.where(column, '>=', new Date(before.getTime() - reachSeconds * 1000));
  };
  let total = 0;
  for (let batches = 0; batches < mostBatches; batches += 1) {
    const expired = db(table)
      .where(column, '<', before)
      .modify(reach)
      .modify(where)
      .orderBy(column)
      .limit(batch)
      .select(columns);
    const removed = await db(table).whereIn(columns, expired).delete();
    total += removed;
    if (removed < batch) break;
  }
  return total;
}

/** Removes rows that were to end by now. */
export const removeExpired = (rows: Pick<Expired, 'table' | 'key'>): Removal => ({
  table: rows.table,
  column: 'expires_at',
  setting: null,
  remove: ({ db, now }) => removeInBatches(db, { ...rows, column: 'expires_at', before: now() }),
});

/** Removes rows once they have been kept for as many seconds as a setting says. */
export const removeAfter = <Key extends string>(
  settings: AreaSettings<Readonly<Record<NoInfer<Key>, number>>>,
  key: Key,
  rows: Omit<Expired, 'before'>,
): Removal => ({
  table: rows.table,
  column: rows.column,
  setting: key,
  async remove(context) {
    const { [key]: seconds } = await context.settings(settings);
    return removeInBatches(context.db, { ...rows, before: secondsAgo(context, seconds) });
  },
});
