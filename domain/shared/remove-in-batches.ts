import type { Knex } from 'knex';
import type { DomainContext } from './context';
import type { AreaSettings } from './define-settings';

/** The number of rows per statement, so that locks are short. */
const batch = 5000;

/** The maximum number of statements per run, so that a table with a backlog does not block the others. */
const mostBatches = 100;

/** The removal of old rows from a table. */
export interface Removal {
  table: string;
  /** The column that determines the age; an index starts with it. */
  column: string;
  /** The setting with the retention in seconds; null if each row has its own expiry. */
  setting: string | null;
  /** Removes expired rows; returns their number. */
  remove(context: DomainContext): Promise<number>;
}

/** The removals of an area, by name. */
export type Retention = Readonly<Record<string, Removal>>;

export const secondsAgo = ({ now }: Pick<DomainContext, 'now'>, seconds: number) =>
  new Date(now().getTime() - seconds * 1000);

/** The rows to remove from a table: those with a time before `before`, found by an index on the column. */
interface Expired {
  table: string;
  /** The columns of the primary key. */
  key: string | string[];
  column: string;
  before: Date;
  /**
   * The number of seconds before `before` at which the search begins, used if rows that are kept would be
   * read again in every run; by default all older rows.
   */
  reachSeconds?: number;
  /** A further condition. */
  where?: (rows: Knex.QueryBuilder) => void;
}

/** Removes rows in statements of a limited size, up to the maximum per run; returns their number. */
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

/** Removes rows whose expiry has passed. */
export const removeExpired = (rows: Pick<Expired, 'table' | 'key'>): Removal => ({
  table: rows.table,
  column: 'expires_at',
  setting: null,
  remove: ({ db, now }) => removeInBatches(db, { ...rows, column: 'expires_at', before: now() }),
});

/** Removes rows after the retention in a setting. */
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
