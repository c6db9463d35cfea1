import type { Config } from '~/config/config';
import { holdsCodec, safeEncode } from '~/domain/shared/codecs';
import { HttpError } from '../http/server/respond-with-error';
import type { SiteHandles } from '../http/context/site-handles';
import type { Endpoint } from './endpoint';

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Returns the response to a call: its outcome, encoded and cut to the row's schema. Throws a refusal. An
 * answer that breaks its schema is a fault of the product: it throws in tests and is logged elsewhere.
 * Values that should have been encoded are never sent, since an internal value may hold more than the
 * contract allows.
 */
export function toResponse(
  {
    config,
    logger,
    refusals,
  }: Pick<SiteHandles, 'logger' | 'refusals'> & {
    config: Pick<Config, 'DEPLOYMENT'>;
  },
  row: Pick<Endpoint, 'method' | 'path' | 'status' | 'answer'>,
  outcome: unknown,
): Answer {
  if (refusals.isRefusal(outcome)) throw new HttpError(refusals.describe(outcome));
  const checked = safeEncode(row.answer, outcome);
  if (checked.success) return { status: row.status, body: checked.data };
  const issues = checked.error.issues.map(({ path, message }) => ({ path, message }));
  logger.error({ call: `${row.method} ${row.path}`, issues }, 'answer breaks its schema');
  if (config.DEPLOYMENT === 'test' || holdsCodec(row.answer))
    throw new Error('answer breaks its schema');
  return { status: row.status, body: outcome };
}
