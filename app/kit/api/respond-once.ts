import type { Request } from 'express';
import { claimRequest, releaseRequest } from '~/domain/idempotency/claim-request';
import { findResponse } from '~/domain/idempotency/find-response';
import { fingerprint } from '~/domain/idempotency/fingerprint';
import type { ClaimedRequest } from '~/domain/idempotency/schema';
import { persistNothing, type PersistResponse } from '~/domain/idempotency/persist-response';
import { storeResponse } from '~/domain/idempotency/store-response';
import { describeFailure, errorBody, HttpError } from '../http/server/respond-with-error';
import type { Failure } from '../http/failure';
import type { SiteHandles } from '../http/context/site-handles';
import { callerIdOf } from './caller-id';
import type { Endpoint, Ready } from './endpoint';
import { keyMember } from './idempotency-key';
import { toResponse, type Answer } from './to-response';

interface Asking {
  site: SiteHandles;
  row: Endpoint;
  req: Request;
}

/**
 * Handles a call. One with a key is executed once: its first definite response, including a refusal of the
 * use case, is stored and returned to every repetition.
 */
export async function respondOnce(
  asking: Asking,
  ready: Ready,
): Promise<Answer & { isReplay: boolean }> {
  const { site, row, req } = asking;
  const { idempotencyKey: key, who } = ready;
  if (key === null) {
    return { ...toResponse(site, row, await ready.handle(persistNothing)), isReplay: false };
  }
  const claim = await claimRequest(site.domain, {
    callerId: callerIdOf(site, req, row.access, who),
    key,
    call: `${row.method} ${row.path}`,
    fingerprint: fingerprint(contentOf(req)),
  });
  if (!claim.ok) throw new HttpError(site.refusals.describe(claim));
  if (claim.kind === 'answered') return { ...claim.answer, isReplay: true };
  return { ...(await carryOut(asking, ready, claim.request)), isReplay: false };
}

/**
 * Returns the raw input, because a new default in a schema must not turn a repetition into another request.
 */
function contentOf({ params, query, body }: Request): unknown {
  return { params, query, body: { ...(body as object | undefined), [keyMember]: undefined } };
}

async function carryOut(asking: Asking, ready: Ready, request: ClaimedRequest): Promise<Answer> {
  const { site, row, req } = asking;
  try {
    const outcome = await ready.handle(settleRequest(asking, request));
    return await keep(site, request, toResponse(site, row, outcome));
  } catch (error) {
    const failure = describeFailure(site.refusals, error);
    if (isDefinite(failure)) return keep(site, request, refusalAnswer(req, failure));
    return giveUp(site, request, error);
  }
}

/** A temporary refusal for the attempt that lost; the attempt that took over returns the response. */
const takenOver = { ok: false, reason: 'request-in-flight', retryAfterSeconds: 1 } as const;

function settleRequest(
  { site, row, req }: Asking,
  request: ClaimedRequest,
): PersistResponse<unknown> {
  return async (trx, outcome) => {
    const { refusals } = site;
    const refusal = refusals.isRefusal(outcome) ? refusals.describe(outcome) : null;
    if (refusal && !isDefinite(refusal)) return;
    const answer = refusal ? refusalAnswer(req, refusal) : toResponse(site, row, outcome);
    if (await storeResponse(site.domain, trx, request, answer)) return;
    throw new HttpError(refusals.describe(takenOver));
  };
}

/** Checks whether a failure is final: server errors and temporary refusals are not repeated. */
function isDefinite({ statusCode, headers }: Failure): boolean {
  return statusCode < 500 && statusCode !== 429 && headers?.['retry-after'] === undefined;
}

const refusalAnswer = (req: Request, failure: Failure): Answer => ({
  status: failure.statusCode,
  body: errorBody(req, failure),
});

/**
 * Stores the response and returns the stored one, which belongs to another attempt if that took over the
 * work. If the storage fails, the completed work is still reported.
 */
async function keep(
  { domain, logger }: SiteHandles,
  request: ClaimedRequest,
  answer: Answer,
): Promise<Answer> {
  try {
    if (await storeResponse(domain, domain.db, request, answer)) return answer;
    return (await findResponse(domain, request)) ?? answer;
  } catch (error) {
    logger.error({ err: error }, 'the answer of an idempotent request was not kept');
    return answer;
  }
}

/** Allows another attempt, unless the work was settled before the failure. */
async function giveUp(
  { domain, logger }: SiteHandles,
  request: ClaimedRequest,
  failure: unknown,
): Promise<Answer> {
  try {
    if (!(await releaseRequest(domain, request))) {
      const settled = await findResponse(domain, request);
      if (settled) {
        logger.error({ err: failure }, 'an idempotent request failed after it was settled');
        return settled;
      }
    }
  } catch (error) {
    logger.error({ err: error }, 'an idempotent request was not released');
  }
  throw failure;
}
