import type { Failure } from './failure';
import type { RefusalRow } from './refusal-row';

/** The rows of all refusals; `app/refusals.ts` adds those of each area. */
export interface RefusalRegistry {}

type RefusalReason = keyof RefusalRegistry;

export interface ApiRefusal {
  ok: false;
  reason: RefusalReason;
  retryAfterSeconds?: number;
  /** Details that the caller needs to continue. */
  data?: Record<string, unknown>;
}

type KeyedReason = {
  [Reason in RefusalReason]: RefusalRegistry[Reason]['key'] extends string ? Reason : never;
}[RefusalReason];

/** Describes refusals, over HTTP and on a page. */
export interface Refusals {
  /** Checks whether a use case refused. */
  isRefusal(answer: unknown): answer is ApiRefusal;
  describe(refusal: ApiRefusal): Failure;
  /** Returns the key of the sentence that a refused form shows. */
  formErrorOf<Reason extends KeyedReason>(reason: Reason): RefusalRegistry[Reason]['key'];
}

/** Creates the descriptions of refusals from this table. */
export function createRefusals(rows: RefusalRegistry): Refusals {
  return {
    isRefusal: (answer): answer is ApiRefusal =>
      typeof answer === 'object' &&
      answer !== null &&
      'ok' in answer &&
      answer.ok === false &&
      'reason' in answer &&
      typeof answer.reason === 'string' &&
      answer.reason in rows,
    describe: (refusal) => describe(rows[refusal.reason], refusal),
    formErrorOf: (reason) => rows[reason].key,
  };
}

function describe({ status, message }: RefusalRow, refusal: ApiRefusal): Failure {
  const { reason, retryAfterSeconds, data } = refusal;
  const isLater = retryAfterSeconds !== undefined;
  return {
    statusCode: status,
    message: typeof data?.length === 'number' ? message.replace('#', String(data.length)) : message,
    data: { ...data, code: reason, ...(isLater && { retryAfterSeconds }) },
    ...(isLater && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  };
}
