import type { Config } from '~/config/config';

/** Time limits on one connection to PostgreSQL, in milliseconds. */
export interface ConnectionLimits {
  connectMs: number;
  /** The server then ends a statement. A second later the connection counts as silent. */
  statementMs: number;
  lockMs: number;
  /** An idle transaction is then rolled back and its locks are released. */
  idleTransactionMs: number;
}

/** The limits for pages, sockets and jobs. */
export const usualLimits: ConnectionLimits = {
  connectMs: 5_000,
  statementMs: 6_000,
  lockMs: 4_000,
  idleTransactionMs: 5_000,
};

/** The limits for work on whole tables: exports, reconciliation, trimming. */
export const longLimits: ConnectionLimits = {
  connectMs: 10_000,
  statementMs: 600_000,
  lockMs: 30_000,
  idleTransactionMs: 120_000,
};

/**
 * The limits for migrations. Other statements queue behind a migration that waits for a table, so it gives
 * up well before they do. An index of a large table takes long.
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
