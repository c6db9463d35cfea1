import type { Knex } from 'knex';
import type { DomainContext } from './context';
import type { AreaSettings } from './define-settings';

/** Rows of one statement, so that none holds its locks for long. */
const batch = 5000;

type Removal = (context: DomainContext) => Promise<number>;

/** What an area removes after a time, each under its name; each answers how many rows went. */
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
  /** Narrows the choice. */
  where?: (rows: Knex.QueryBuilder) => void;
}

/** Removes rows in statements of a bounded size until none is left; answers how many went. */
export async function removeInBatches(
  db: Knex,
  { table, key, column, before, where = () => undefined }: Expired,
): Promise<number> {
  const columns = [key].flat();
  let total = 0;
  for (;;) {
    const expired = db(table)
      .where(column, '<', before)
      .modify(where)
      .orderBy(column)
      .limit(batch)
      .select(columns);
    const removed = await db(table).whereIn(columns, expired).delete();
    total += removed;
    if (removed < batch) return total;
  }
}

/** Removes rows that were to end by now. */
export const removeExpired =
  (rows: Pick<Expired, 'table' | 'key'>): Removal =>
  ({ db, now }) =>
    removeInBatches(db, { ...rows, column: 'expires_at', before: now() });

/** Removes rows once they have been kept for as many seconds as a setting says. */
export const removeAfter =
  <Key extends string>(
    settings: AreaSettings<Readonly<Record<NoInfer<Key>, number>>>,
    key: Key,
    rows: Omit<Expired, 'before'>,
  ): Removal =>
  async (context) => {
    const { [key]: seconds } = await context.settings(settings);
    return removeInBatches(context.db, { ...rows, before: secondsAgo(context, seconds) });
  };
