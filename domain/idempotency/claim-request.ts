import type { IdempotentRequestsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { decideClaim } from './decide-claim';
import { openResponse } from './find-response';
import { refuse, type Refusal } from './refusals';
import type { IdempotentRequest, ClaimedRequest, StoredResponse } from './schema';
import { idempotencySettings } from './settings';

type Claim =
  | { ok: true; kind: 'claimed'; request: ClaimedRequest }
  | { ok: true; kind: 'answered'; answer: StoredResponse };

type Outcome = Claim | Refusal<'request-in-flight' | 'key-used-otherwise'>;

type Terms = Awaited<ReturnType<typeof termsFrom>>;

/** The number of attempts after lost races before the request counts as in flight. */
const rounds = 5;
const retryAfterSeconds = 1;

/**
 * Claims a request for the caller, or returns its earlier response. Of concurrent callers one gets the
 * claim. Refuses while another caller holds it, and if the key was used for another call or content. A
 * claim whose lease has expired is taken over; an expired row is removed.
 */
export async function claimRequest(
  context: DomainContext,
  request: IdempotentRequest,
): Promise<Outcome> {
  const terms = await termsFrom(context);
  for (let round = 0; round < rounds; round += 1) {
    const inserted = await insert(context, request, terms);
    if (inserted) return { ok: true, kind: 'claimed', request: inserted };
    const stored = await find(context, request);
    if (!stored) continue;
    const settled = await settle(context, request, stored, terms);
    if (settled) return settled;
  }
  return refuse('request-in-flight', { retryAfterSeconds });
}

/** Applies `decideClaim`; null if the row must be read again. */
async function settle(
  context: DomainContext,
  request: IdempotentRequest,
  stored: IdempotentRequestsRow,
  terms: Terms,
): Promise<Outcome | null> {
  const decision = decideClaim(stored, request, terms.now);
  switch (decision) {
    case 'forget':
      await forget(context, stored);
      return null;
    case 'answer': {
      const answer = openResponse(context, stored);
      return answer && { ok: true, kind: 'answered', answer };
    }
    case 'take-over': {
      const taken = await takeOver(context, stored, terms);
      return taken ? { ok: true, kind: 'claimed', request: taken } : null;
    }
    case 'key-used-otherwise':
      return refuse(decision);
    case 'request-in-flight':
      return refuse(decision, { retryAfterSeconds });
  }
}

/**
 * Returns the times of a claim. A row outlives its lease for any settings, so that one in use is never
 * removed.
 */
async function termsFrom(context: DomainContext) {
  const { idempotency_kept_seconds, idempotency_lease_seconds } =
    await context.settings(idempotencySettings);
  const now = context.now();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  return {
    now,
    leased_until: after(idempotency_lease_seconds),
    expires_at: after(Math.max(idempotency_kept_seconds, idempotency_lease_seconds)),
  };
}

async function insert(
  { db }: DomainContext,
  { callerId, key, call, fingerprint }: IdempotentRequest,
  { now, ...terms }: Terms,
): Promise<ClaimedRequest | undefined> {
  const [row] = await db('idempotent_requests')
    .insert({
      id: newId(),
      caller_id: callerId,
      key,
      call,
      fingerprint,
      created_at: now,
      ...terms,
    })
    .onConflict(['caller_id', 'key'])
    .ignore()
    .returning(['id', 'attempt']);
  return row;
}

function find(
  { db }: DomainContext,
  { callerId, key }: IdempotentRequest,
): Promise<IdempotentRequestsRow | undefined> {
  return db('idempotent_requests').where({ caller_id: callerId, key }).first();
}

async function forget({ db }: DomainContext, { id, attempt }: ClaimedRequest): Promise<void> {
  await db('idempotent_requests').where({ id, attempt }).delete();
}

/** Takes over a claim. Waits for a transaction that is settling the request, and then returns undefined. */
async function takeOver(
  { db }: DomainContext,
  { id, attempt }: ClaimedRequest,
  { leased_until, expires_at }: Terms,
): Promise<ClaimedRequest | undefined> {
  const [row] = await db('idempotent_requests')
    .where({ id, attempt, state: 'in_flight' })
    .update({ attempt: attempt + 1, leased_until, expires_at })
    .returning(['id', 'attempt']);
  return row;
}

/**
 * Releases a claim after a failed attempt. The same request may be retried immediately, and its key
 * stays bound to it. Returns false if the claim was lost or a response is stored.
 */
export async function releaseRequest(
  { db }: Pick<DomainContext, 'db'>,
  { id, attempt }: ClaimedRequest,
): Promise<boolean> {
  const released = await db('idempotent_requests')
    .where({ id, attempt, state: 'in_flight' })
    .update({ leased_until: null });
  return released === 1;
}
