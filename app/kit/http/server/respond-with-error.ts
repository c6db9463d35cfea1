import type { ErrorRequestHandler, Request, Response } from 'express';
import { RefusalError } from '~/domain/shared/refusal';
import type { Logger } from '~/observability/logger';
import { errorResponseSchema, type ErrorResponse } from '~/realtime/protocol/command-response';
import type { Refusals } from '../describe-refusal';
import type { Failure } from '../failure';
import { isUnreachable } from '../is-unreachable';

/** The one shape in which every failure is told. */
export const errorShape = errorResponseSchema.meta({ id: 'Error' });

/** A failure that carries its own answer; thrown where no value can be returned. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** Writes a failure; one that comes after the answer has begun ends the connection instead. */
export function respondWithError(req: Request, res: Response, failure: Failure): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // An answer that had begun to take shape was about something else.
  for (const name of ['etag', 'last-modified', 'content-length']) res.removeHeader(name);
  res
    .status(failure.statusCode)
    .type('json')
    .set({ 'cache-control': 'no-store', ...failure.headers })
    .json(errorBody(req, failure));
}

/** What a failure of this request says, told now. */
export function errorBody(req: Pick<Request, 'originalUrl'>, failure: Failure): ErrorResponse {
  return {
    statusCode: failure.statusCode,
    message: failure.message,
    timestamp: new Date().toISOString(),
    // The path alone: a query may carry what no log or screen should repeat.
    path: pathOf(req.originalUrl),
    data: failure.data ?? null,
  };
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** What a thrown value means to a client. The words of an unexpected failure stay in the log. */
export function describeFailure(refusals: Refusals, error: unknown): Failure {
  if (error instanceof HttpError) return error.failure;
  if (error instanceof RefusalError && refusals.isRefusal(error.refusal)) {
    return refusals.describe(error.refusal);
  }
  if (isUnreachable(error)) {
    return { statusCode: 503, message: 'Service unavailable', headers: { 'retry-after': '5' } };
  }
  const status = clientStatus(error);
  return status === null
    ? { statusCode: 500, message: 'An unknown error occurred' }
    : { statusCode: status, message: clientMessages[status] ?? 'Bad request' };
}

const clientMessages: Record<number, string> = {
  400: 'Malformed request',
  404: 'Not found',
  413: 'The request is too large',
  415: 'Only JSON in UTF-8 is understood here',
};

/** Body parsers mark a client's fault by a 4xx status on an error that may be shown. */
function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || !('expose' in error)) return null;
  const { status, expose } = error;
  return expose === true && typeof status === 'number' ? status : null;
}

/** The last middleware: every failure that was not answered where it arose. */
export function respondToFailures({
  logger,
  refusals,
}: {
  logger: Logger;
  refusals: Refusals;
}): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    void next;
    const failure = describeFailure(refusals, error);
    logFailure(logger, error, failure);
    respondWithError(req, res, failure);
  };
}

/** Leaves a note of what is our fault. */
export function logFailure(logger: Logger, error: unknown, { statusCode }: Failure): void {
  const isUnexpected = statusCode >= 500 && !(error instanceof HttpError);
  if (isUnexpected) logger.error({ err: error }, 'request failed');
}

/** The answer to a path nobody serves. */
export function respondNotFound(req: Request, res: Response): void {
  respondWithError(req, res, { statusCode: 404, message: 'Not found' });
}
