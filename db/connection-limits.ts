import type { Config } from '~/config/config';

/** How long things may take on one connection to PostgreSQL, in milliseconds. */
export interface ConnectionLimits {
  connectMs: number;
  /** The server ends a statement then; a second later the connection counts as silent. */
  statementMs: number;
  lockMs: number;
  /** A transaction in which nothing happens is rolled back, and its locks are free. */
  idleTransactionMs: number;
}

/** What pages, sockets and jobs wait for. */
export const usualLimits: ConnectionLimits = {
  connectMs: 5_000,
  statementMs: 6_000,
  lockMs: 4_000,
  idleTransactionMs: 5_000,
};

/** Limits of work on whole tables: exports, reconciliation, trimming. */
export const longLimits: ConnectionLimits = {
  connectMs: 10_000,
  statementMs: 600_000,
  lockMs: 30_000,
  idleTransactionMs: 120_000,
};

/**
 * Migrations: whoever wants a table waits behind one that waits for it, so it gives up well before
 * they do; an index of a grown table takes its time.
 */
export const migrationLimits: ConnectionLimits = {
  ...longLimits,
  statementMs: 6 * 3_600_000,
  lockMs: usualLimits.lockMs / 2,
};

export function usualLimitsOf(config: Config): ConnectionLimits {
  return {
    connectMs: config.DATABASE_CONNECT_MS,
    statementMs: config.DATABASE_STATEMENT_MS,
    lockMs: config.DATABASE_LOCK_MS,
    idleTransactionMs: config.DATABASE_IDLE_TRANSACTION_MS,
  };
}

export function longLimitsOf(config: Config): ConnectionLimits {
  return { ...longLimits, statementMs: config.DATABASE_LONG_STATEMENT_MS };
}
