import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { currentRequestId } from '~/observability/request-context';

type Query = Knex.QueryBuilder | Knex.Raw;

/** The columns of a row that hold moments: each is named, since JSON has none. */
type Moments<Row> = { [Column in keyof Row as Date extends Row[Column] ? Column : never]: true };

interface Part {
  query: Query;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
}

/** What is read in a transaction belongs together, whoever asked for it. */
const ofTransaction = 'transaction';

/** The parts of a statement that will be asked as this turn of the event loop ends, by request. */
const waiting = new WeakMap<Knex, Map<string, Part[]>>();

/**
 * The rows of a query that only reads. What one request, or one transaction, reads within one turn of
 * the event loop is asked as one statement, whichever areas ask; what is read by nobody's request is
 * asked at once. A failure fails all that was asked with it. Rows are what JSON makes
 * of them: `moments` names the columns that are dates.
 */
export async function readTogether<Row extends object>(
  db: Knex,
  query: Query,
  moments: Moments<Row>,
): Promise<Row[]> {
  const rows = (await askTogether(db, query)) as Row[];
  const columns = Object.keys(moments) as (keyof Row)[];
  for (const row of rows) {
    for (const column of columns) row[column] = toDate(row[column]) as Row[keyof Row];
  }
  return rows;
}

const toDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : value);

function askTogether(db: Knex, query: Query): Promise<unknown> {
  const requestId = db.isTransaction ? ofTransaction : currentRequestId();
  return new Promise((resolve, reject) => {
    const part = { query, resolve, reject };
    if (requestId === undefined) void ask(db, [part]);
    else partsOf(db, requestId).push(part);
  });
}

function partsOf(db: Knex, requestId: string): Part[] {
  const requests = waiting.get(db) ?? new Map<string, Part[]>();
  waiting.set(db, requests);
  const known = requests.get(requestId);
  if (known) return known;
  const parts: Part[] = [];
  requests.set(requestId, parts);
  setImmediate(() => {
    requests.delete(requestId);
    void ask(db, parts);
  });
  return parts;
}

async function ask(db: Knex, parts: Part[]): Promise<void> {
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

/** A connection keeps what it has prepared, so that only so many are, ... */
const mostPrepared = 100;
/** ... and only what is asked again and again. */
const timesUntilPrepared = 5;
const mostCounted = 1_000;

const timesAsked = new Map<string, number>();
const prepared = new Map<string, string>();

/** The name of a statement that is worth planning once a connection, or undefined. */
function nameToPrepare(sql: string): string | undefined {
  const name = prepared.get(sql);
  if (name !== undefined || prepared.size >= mostPrepared) return name;
  const times = (timesAsked.get(sql) ?? 0) + 1;
  if (times < timesUntilPrepared) {
    if (timesAsked.size >= mostCounted) timesAsked.clear();
    timesAsked.set(sql, times);
    return undefined;
  }
  timesAsked.delete(sql);
  prepared.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, 32));
  return prepared.get(sql);
}
