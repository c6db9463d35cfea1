import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { currentRequestId } from '~/observability/request-context';

type Query = Knex.QueryBuilder | Knex.Raw;

/** The date columns of a row. Each one is named, since JSON has no dates. */
type Moments<Row> = { [Column in keyof Row as Date extends Row[Column] ? Column : never]: true };

interface Part {
  query: Query;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
}

/** All reads in a transaction are combined, whichever request they belong to. */
const ofTransaction = 'transaction';

/** The parts of the statement that runs at the end of this turn of the event loop, by request. */
const waiting = new WeakMap<Knex, Map<string, Part[]>>();

/**
 * Returns the rows of a read-only query. All reads of one request or transaction within one turn of the
 * event loop run as one statement, whichever areas they come from. A read outside a request runs
 * immediately. An error fails all reads of the statement. Rows are converted from JSON: `moments` names the
 * date columns.
 */
export async function readTogether<Row extends object>(
  db: Knex,
  query: Query,
  moments: Moments<Row>,
): Promise<Row[]> {
  const rows = (await queryTogether(db, query)) as Row[];
  const columns = Object.keys(moments) as (keyof Row)[];
  for (const row of rows) {
    for (const column of columns) row[column] = toDate(row[column]) as Row[keyof Row];
  }
  return rows;
}

const toDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : value);

function queryTogether(db: Knex, query: Query): Promise<unknown> {
  const requestId = db.isTransaction ? ofTransaction : currentRequestId();
  return new Promise((resolve, reject) => {
    const part = { query, resolve, reject };
    if (requestId === undefined) void runQueries(db, [part]);
    else partsOf(db, requestId).push(part);
  });
}

function partsOf(db: Knex, requestId: string): Part[] {
  const requests = waiting.get(db) ?? new Map<string, Part[]>();
  waiting.set(db, requests);
  const existing = requests.get(requestId);
  if (existing) return existing;
  const parts: Part[] = [];
  requests.set(requestId, parts);
  setImmediate(() => {
    requests.delete(requestId);
    void runQueries(db, parts);
  });
  return parts;
}

async function runQueries(db: Knex, parts: Part[]): Promise<void> {
  try {
    const queries = parts.map(({ query }) => query.toSQL());
    const columns = queries.map(
      ({ sql }, index) => `(select coalesce(json_agg(r), '[]') from (${sql}) as r) as "${index}"`,
    );
    const sql = `select ${columns.join(', ')}`;
    const statement = db.raw<{ rows: Record<number, unknown>[] }>(
      sql,
      queries.flatMap(({ bindings }) => bindings as Knex.RawBinding[]),
    );
    const name = nameToPrepare(sql);
    const { rows } = await (name === undefined ? statement : statement.options({ name }));
    for (const [index, { resolve }] of parts.entries()) resolve(rows[0]?.[index]);
  } catch (error) {
    for (const { reject } of parts) reject(error);
  }
}

/** The maximum number of prepared statements, since each connection keeps them. */
const mostPrepared = 100;
/** Only statements that run this often are prepared. */
const timesUntilPrepared = 5;
const mostCounted = 1_000;

const timesRequested = new Map<string, number>();
const prepared = new Map<string, string>();

/** Returns a name for a statement that is worth preparing; undefined otherwise. */
function nameToPrepare(sql: string): string | undefined {
  const name = prepared.get(sql);
  if (name !== undefined || prepared.size >= mostPrepared) return name;
  const times = (timesRequested.get(sql) ?? 0) + 1;
  if (times < timesUntilPrepared) {
    if (timesRequested.size >= mostCounted) timesRequested.clear();
    timesRequested.set(sql, times);
    return undefined;
  }
  timesRequested.delete(sql);
  prepared.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, 32));
  return prepared.get(sql);
}
