import { AsyncLocalStorage } from 'node:async_hooks';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { usualLimits, type ConnectionLimits } from './connection-limits';
import { endDatabaseWhenSilent } from './end-when-silent';

/** int8 is read as a number: ledger sums stay far below 2^53, and a larger one must fail loudly. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`);
  return value;
});

export interface ConnectionOptions {
  url: string;
  pool?: number;
  limits?: ConnectionLimits;
}

/**
 * How much of the words searched for a name must hold (pg_trgm): one slip of the finger is forgiven.
 * Queries here take milliseconds: compiling one (jit) takes longer than it saves.
 */
const session = 'set pg_trgm.word_similarity_threshold = 0.4; set jit = off';
const keepAliveMs = 10_000;
/** The server has so long to say that it ended a statement, before it counts as silent. */
const graceMs = 1_000;

interface Held {
  db: Knex;
  trx: Knex.Transaction;
}

declare global {
  var nocturneTransaction: AsyncLocalStorage<Held> | undefined;
}

/** The page build carries its own copy of this module; both copies must see the same transaction. */
const held = (globalThis.nocturneTransaction ??= new AsyncLocalStorage<Held>());

/**
 * The transaction of this pool that the work in hand belongs to, if one does and has not ended. Who is
 * in one and asks the pool waits for a second connection, and where enough people do, nobody gets one.
 */
export function heldTransaction(db: Knex): Knex.Transaction | undefined {
  const { db: pool, trx } = held.getStore() ?? {};
  return pool === db && !trx?.isCompleted() ? trx : undefined;
}

interface Client {
  transaction(scope: (trx: Knex.Transaction) => unknown, ...rest: unknown[]): unknown;
}

/** Has what is done in a pool's transactions know of them. Knex lets its client be changed, but not itself. */
function withHeldTransactions(db: Knex): Knex {
  const client = db.client as Client;
  const begin = client.transaction.bind(client);
  client.transaction = (scope, ...rest) =>
    begin((trx) => held.run({ db, trx }, () => scope(trx)), ...rest);
  return db;
}

/** Opens a pool that acts as the login its address names. */
export function connect({ url, pool = 10, limits = usualLimits }: ConnectionOptions): Knex {
  const db = knex({
    client: 'pg',
    connection: clientSettings(url, 'nocturne', limits),
    pool: {
      min: 0,
      max: pool,
      createTimeoutMillis: limits.connectMs + limits.statementMs,
      afterCreate(client: pg.Client, done: (error: Error | null, client: pg.Client) => void) {
        endDatabaseWhenSilent(client, limits.statementMs + graceMs);
        client.query(session, (error) => done(error, client));
      },
    },
    acquireConnectionTimeout: 10_000,
    // Bound values such as e-mail addresses must not end up in error messages, and so in logs.
    compileSqlOnError: false,
  });
  return withHeldTransactions(db);
}

/** Opens one connection that is no pool's; whoever listens on it must ask it something now and then. */
export async function connectOne(
  url: string,
  name: string,
  limits: ConnectionLimits,
): Promise<pg.Client> {
  const client = new pg.Client(clientSettings(url, name, limits));
  // Whoever uses it hears of its end by a query that fails, or by a listener of their own.
  client.on('error', () => undefined);
  await client.connect();
  endDatabaseWhenSilent(client, limits.statementMs + graceMs);
  return client;
}

function clientSettings(url: string, name: string, limits: ConnectionLimits) {
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
  } satisfies pg.ClientConfig;
}

export type { Knex };
