import type { Knex } from 'knex';
import type { Logger } from '~/observability/logger';
import { findExcessRights } from './excess-rights';

interface PlainLogin {
  db: Knex;
  deployment: 'demo' | 'test' | 'production';
  logger: Logger;
  /** Ends the process. */
  refuse?: () => void;
}

/** How soon a database that could not be asked is asked again. */
const askAgainMs = 1_000;

/**
 * Sees to it that the process has signed in as a login that owns nothing and cannot become the
 * owner: in production it ends otherwise, elsewhere it warns. A database that is away is asked
 * again for as long as it takes, while the process starts as it would without.
 */
export async function requirePlainLogin(options: PlainLogin): Promise<void> {
  const { db, deployment, logger, refuse = () => process.exit(1) } = options;
  let excess: string[];
  try {
    excess = await findExcessRights(db);
  } catch (error) {
    logger.warn({ err: error }, 'what the database login may is not known yet');
    setTimeout(() => void requirePlainLogin(options), askAgainMs).unref();
    return;
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
