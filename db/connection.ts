import { AsyncLocalStorage } from 'node:async_hooks';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { usualLimits, type ConnectionLimits } from './connection-limits';
import { endDatabaseWhenSilent } from './end-when-silent';

/** int8 is read as a number: ledger sums stay far below 2^53, and a larger one must throw. */
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
 * The required similarity of a searched name (pg_trgm), which allows one typo. Queries here take
 * milliseconds, so compiling them (jit) takes longer than it saves.
 */
const session = 'set pg_trgm.word_similarity_threshold = 0.4; set jit = off';
const keepAliveMs = 10_000;
/**
 * Additional milliseconds in which the server can report that it ended a statement, before it counts as
 * silent.
 */
const graceMs = 1_000;

interface Held {
  db: Knex;
  trx: Knex.Transaction;
}

declare global {
  var nocturneTransaction: AsyncLocalStorage<Held> | undefined;
}

/** The page build contains its own copy of this module. Both copies must see the same transaction. */
const held = (globalThis.nocturneTransaction ??= new AsyncLocalStorage<Held>());

/**
 * Returns the open transaction of this pool in which the current code runs, if any. Code in a transaction
 * that queries the pool waits for a second connection, and if enough do, none of them gets one.
 */
export function heldTransaction(db: Knex): Knex.Transaction | undefined {
  const { db: pool, trx } = held.getStore() ?? {};
  return pool === db && !trx?.isCompleted() ? trx : undefined;
}

interface Client {
  transaction(scope: (trx: Knex.Transaction) => unknown, ...rest: unknown[]): unknown;
}

/**
 * Makes the transactions of a pool known to the code that runs in them. It changes Knex' client, because
 * Knex itself cannot be changed.
 */
function withHeldTransactions(db: Knex): Knex {
  const client = db.client as Client;
  const begin = client.transaction.bind(client);
  client.transaction = (scope, ...rest) =>
    begin((trx) => held.run({ db, trx }, () => scope(trx)), ...rest);
  return db;
}

/** Opens a pool with the login in its address. */
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
    // Bound values such as e-mail addresses must not appear in error messages, and so in logs.
    compileSqlOnError: false,
  });
  return withHeldTransactions(db);
}

/**
 * Opens a single connection outside a pool. A caller that only listens on it must query it now and then.
 */
export async function connectOne(
  url: string,
  name: string,
  limits: ConnectionLimits,
): Promise<pg.Client> {
  const client = new pg.Client(clientSettings(url, name, limits));
  // The caller notices its end by a failed query, or by a listener of its own.
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
