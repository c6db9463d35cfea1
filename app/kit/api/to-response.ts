import { HttpError } from '../http/server/respond-with-error';
import type { SiteHandles } from '../http/context/site-handles';
import type { Endpoint } from './endpoint';

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * What a row's outcome is told as, cut to its schema; throws a refusal. An answer that breaks its
 * schema is a fault of ours: loud in tests, logged elsewhere.
 */
export function toResponse(
  { config, logger, refusals }: Pick<SiteHandles, 'config' | 'logger' | 'refusals'>,
  row: Endpoint,
  outcome: unknown,
): Answer {
  if (refusals.isRefusal(outcome)) throw new HttpError(refusals.describe(outcome));
  const checked = row.answer.safeParse(outcome);
  if (checked.success) return { status: row.status, body: checked.data };
  const issues = checked.error.issues.map(({ path, message }) => ({ path, message }));
  logger.error({ call: `${row.method} ${row.path}`, issues }, 'answer breaks its schema');
  if (config.DEPLOYMENT === 'test') throw new Error('answer breaks its schema');
  return { status: row.status, body: outcome };
}
