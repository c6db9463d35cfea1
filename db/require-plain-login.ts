import type { Knex } from 'knex';
import type { Logger } from '~/observability/logger';
import { findExcessRights, findForeignGroups } from './excess-rights';
import type { LoginKind } from './rights';

interface PlainLogin {
  db: Knex;
  /** Which process it is. */
  kind: LoginKind;
  deployment: 'demo' | 'test' | 'production';
  logger: Logger;
  /** Ends the process. */
  refuse?: () => void;
}

/** How soon a database that could not be asked is asked again. */
const askAgainMs = 1_000;

/**
 * Sees to it that the process has signed in as a login that owns nothing and cannot become the
 * owner: in production it ends otherwise, elsewhere it warns, as it does everywhere of a login that may
 * what other processes do. A database that is away is asked
 * again for as long as it takes, while the process starts as it would without.
 */
export async function requirePlainLogin(options: PlainLogin): Promise<void> {
  const { db, kind, deployment, logger, refuse = () => process.exit(1) } = options;
  let excess: string[];
  let groups: string[];
  try {
    excess = await findExcessRights(db);
    groups = await findForeignGroups(db, kind);
  } catch (error) {
    logger.warn({ err: error }, 'what the database login may is not known yet');
    setTimeout(() => void requirePlainLogin(options), askAgainMs).unref();
    return;
  }
  if (groups.length > 0 && deployment === 'production') {
    logger.warn({ groups }, 'DATABASE_URL names a login that may what other processes do');
  }
  if (excess.length === 0) return;
  const advice = 'DATABASE_URL names a login with too many rights: see docs/operations.md, Logins';
  if (deployment !== 'production') {
    logger.warn({ excess }, advice);
    return;
  }
  logger.fatal({ excess }, advice);
  refuse();
}
