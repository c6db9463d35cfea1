import type { Knex } from 'knex';
import type { Logger } from '~/observability/logger';

export interface AtStart {
  db: Knex;
  deployment: 'demo' | 'test' | 'production';
  logger: Logger;
  /** Ends the process. */
  refuse?: () => void;
}

interface Requirement {
  /** Returns the problems; empty if there are none. */
  find: (db: Knex) => Promise<string[]>;
  /** The advice that is logged with the problems. */
  advice: string;
}

/** Milliseconds before an unavailable database is queried again. */
const checkAgainMs = 1_000;

/**
 * Checks that the database meets a requirement. If not, the process ends in production and warns elsewhere.
 * An unavailable database is queried again until it responds, while the process starts without the result.
 */
export async function requireAtStart(options: AtStart, requirement: Requirement): Promise<void> {
  const { db, deployment, logger, refuse = () => process.exit(1) } = options;
  const { find, advice } = requirement;
  let wrong: string[];
  try {
    wrong = await find(db);
  } catch (error) {
    logger.warn({ err: error, advice }, 'how the database is made is not known yet');
    setTimeout(() => void requireAtStart(options, requirement), checkAgainMs).unref();
    return;
  }
  if (wrong.length === 0) return;
  if (deployment !== 'production') {
    logger.warn({ wrong }, advice);
    return;
  }
  logger.fatal({ wrong }, advice);
  refuse();
}
