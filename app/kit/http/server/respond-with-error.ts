import type { ErrorRequestHandler, Request, Response } from 'express';
import { RefusalError } from '~/domain/shared/refusal';
import type { Logger } from '~/observability/logger';
import { errorResponseSchema, type ErrorResponse } from '~/realtime/protocol/command-response';
import type { Refusals } from '../describe-refusal';
import type { Failure } from '../failure';
import { isUnreachable } from '../is-unreachable';

/** The common format of all failures. */
export const errorShape = errorResponseSchema.meta({ id: 'Error' });

/** A failure with its own response; thrown where no value can be returned. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** Writes a failure; if the response has already started, it ends the connection instead. */
export function respondWithError(req: Request, res: Response, failure: Failure): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // These headers belong to the response that had been prepared before.
  for (const name of ['etag', 'last-modified', 'content-length']) res.removeHeader(name);
  res
    .status(failure.statusCode)
    .type('json')
    .set({ 'cache-control': 'no-store', ...failure.headers })
    .json(errorBody(req, failure));
}

/** Returns the body of a failure of this request, with the current time. */
export function errorBody(req: Pick<Request, 'originalUrl'>, failure: Failure): ErrorResponse {
  return {
    statusCode: failure.statusCode,
    message: failure.message,
    timestamp: new Date().toISOString(),
    // Only the path: a query may contain data that logs and screens must not repeat.
    path: pathOf(req.originalUrl),
    data: failure.data ?? null,
  };
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/**
 * Converts a thrown value to a failure for the client. The text of an unexpected failure is only logged.
 */
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

/** Returns the status of a client's error: body parsers set a 4xx status on an error that may be shown. */
function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || !('expose' in error)) return null;
  const { status, expose } = error;
  return expose === true && typeof status === 'number' ? status : null;
}

/** The last middleware, for every failure that was not handled where it occurred. */
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

/** Logs failures that are our fault. */
export function logFailure(logger: Logger, error: unknown, { statusCode }: Failure): void {
  const isUnexpected = statusCode >= 500 && !(error instanceof HttpError);
  if (isUnexpected) logger.error({ err: error }, 'request failed');
}

/** Responds to a path that no handler serves. */
export function respondNotFound(req: Request, res: Response): void {
  respondWithError(req, res, { statusCode: 404, message: 'Not found' });
}
