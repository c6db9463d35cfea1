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
  /** Returns what is wrong; nothing where nothing is. */
  find: (db: Knex) => Promise<string[]>;
  /** Told beside what is wrong: what to do about it. */
  advice: string;
}

/** The pause before a database that could not be asked is asked again. */
const askAgainMs = 1_000;

/**
 * Sees to it that the process works with a database as it has to be: in production it ends otherwise,
 * elsewhere it warns. A database that is away is asked again for as long as it takes, while the
 * process starts as it would without.
 */
export async function requireAtStart(options: AtStart, requirement: Requirement): Promise<void> {
  const { db, deployment, logger, refuse = () => process.exit(1) } = options;
  const { find, advice } = requirement;
  let wrong: string[];
  try {
    wrong = await find(db);
  } catch (error) {
    logger.warn({ err: error, advice }, 'how the database is made is not known yet');
    setTimeout(() => void requireAtStart(options, requirement), askAgainMs).unref();
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
