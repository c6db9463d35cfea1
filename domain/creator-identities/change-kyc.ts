import type { Knex } from 'knex';
import {
  isIdentityProviderFailed,
  type IdentityProvider,
} from '~/providers/identity/identity-provider';
import { findCreatorOf } from '../creators/find-creator';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { sealUrl } from './attempt';
import { announceProgress, endAttempt, lockIdentity } from './end-attempt';
import { readKyc, type Kyc } from './read-kyc';
import { refuse, type Refusal } from './refusals';
import { creatorIdentitiesSettings } from './settings';

type Changed<Code extends Parameters<typeof refuse>[0]> = { ok: true; kyc: Kyc } | Refusal<Code>;

/** Milliseconds after which an attempt that the provider never answered about is given up. */
const openingMs = 60_000;
const firstPollMs = 120_000;

interface Beginning {
  /** The person, in their own session: no one else can identify them. */
  userId: string;
  returnUrl: string;
  /** True to give up the attempt in progress. */
  again?: boolean;
}

/**
 * Begins an attempt at identifying a person, or goes on with the one in progress. Of several calls at once,
 * one begins. A provider that cannot be reached takes no try.
 */
export async function startKyc(
  context: DomainContext,
  provider: IdentityProvider | null,
  { userId, returnUrl, again = false }: Beginning,
): Promise<
  Changed<
    | 'kyc-no-application'
    | 'kyc-approved'
    | 'kyc-no-attempts-left'
    | 'kyc-beginning'
    | 'kyc-unavailable'
  >
> {
  const creator = await findCreatorOf(context, userId);
  if (!creator) return refuse('kyc-no-application');
  if (!provider) return refuse('kyc-unavailable');
  const begun = await transact(context, (trx) =>
    open(context, trx, { creatorId: creator.id, provider: provider.id, again }),
  );
  if (!begun.ok) return begun;
  const { attemptId: id } = begun;
  if (id !== null) {
    const session = await ask(provider, { reference: id, returnUrl });
    await transact(context, async (trx) => {
      if (session) await storeSession(context, trx, { creatorId: creator.id, id, ...session });
      else await trx('identity_attempts').where({ id, state: 'opening' }).delete();
    });
    if (!session) return refuse('kyc-unavailable');
  }
  return stateOf(context, creator.id);
}

/** Stops the attempt in progress. It was a try; what the provider reports about it changes nothing. */
export async function stopKyc(
  context: DomainContext,
  userId: string,
): Promise<Changed<'kyc-no-application' | 'kyc-not-in-progress'>> {
  const creator = await findCreatorOf(context, userId);
  if (!creator) return refuse('kyc-no-application');
  const { kyc_attempts_most: most } = await context.settings(creatorIdentitiesSettings);
  const isStopped = await transact(context, async (trx) => {
    await lockIdentity(trx, creator.id);
    const attempt = await openAttempt(trx, creator.id);
    if (attempt?.state !== 'open') return false;
    await endAttempt(context, trx, attempt, { state: 'rejected', failure: 'aborted' });
    await announceProgress(context, trx, { creatorId: creator.id, most });
    return true;
  });
  return isStopped ? stateOf(context, creator.id) : refuse('kyc-not-in-progress');
}

async function stateOf(
  context: DomainContext,
  creatorId: string,
): Promise<Changed<'kyc-no-application'>> {
  const kyc = await readKyc(context, creatorId);
  return kyc ? { ok: true, kyc } : refuse('kyc-no-application');
}

const openAttempt = (trx: Knex.Transaction, creatorId: string) =>
  trx('identity_attempts')
    .where({ creator_id: creatorId })
    .whereIn('state', ['opening', 'open'])
    .first();

interface Opening {
  creatorId: string;
  provider: string;
  again: boolean;
}

/** Stores a new attempt, before the provider is called; its id is null if one is in progress. */
async function open(
  context: DomainContext,
  trx: Knex.Transaction,
  { creatorId, provider, again }: Opening,
): Promise<
  | { ok: true; attemptId: string | null }
  | Refusal<'kyc-no-application' | 'kyc-approved' | 'kyc-no-attempts-left' | 'kyc-beginning'>
> {
  const now = context.now();
  const settings = await context.settings(creatorIdentitiesSettings);
  const identity = await lockIdentity(trx, creatorId);
  if (!identity) return refuse('kyc-no-application');
  if (identity.status === 'approved') return refuse('kyc-approved');
  const current = await openAttempt(trx, creatorId);
  if (current?.state === 'open' && !again) return { ok: true, attemptId: null };
  if (current?.state === 'opening') {
    if (now.getTime() - current.started_at.getTime() < openingMs) return refuse('kyc-beginning');
    await trx('identity_attempts').where({ id: current.id }).delete();
  }
  if (identity.tries >= settings.kyc_attempts_most) return refuse('kyc-no-attempts-left');
  if (current?.state === 'open') {
    await endAttempt(context, trx, current, { state: 'rejected', failure: 'aborted' });
    await announceProgress(context, trx, { creatorId, most: settings.kyc_attempts_most });
  }
  const attemptId = newId();
  await trx('identity_attempts').insert({
    id: attemptId,
    creator_id: creatorId,
    number: identity.tries + 1,
    provider,
    state: 'opening',
    started_at: now,
    expires_at: new Date(now.getTime() + settings.kyc_attempt_seconds * 1000),
  });
  return { ok: true, attemptId };
}

/** Requests a session from the provider; null if it cannot be reached. */
async function ask(
  provider: IdentityProvider,
  session: { reference: string; returnUrl: string },
): Promise<{ sessionId: string; verificationUrl: string } | null> {
  try {
    return await provider.start(session);
  } catch (error) {
    if (isIdentityProviderFailed(error)) return null;
    throw error;
  }
}

interface Session {
  creatorId: string;
  id: string;
  sessionId: string;
  verificationUrl: string;
}

/** Stores the provider's session with its attempt, which is a try from here on. */
async function storeSession(
  context: DomainContext,
  trx: Knex.Transaction,
  { creatorId, id, sessionId, verificationUrl }: Session,
): Promise<void> {
  const now = context.now();
  const { kyc_attempts_most: most } = await context.settings(creatorIdentitiesSettings);
  const identity = await lockIdentity(trx, creatorId);
  // Staff may have decided meanwhile.
  if (identity?.status === 'approved') {
    await trx('identity_attempts').where({ id }).delete();
    return;
  }
  const stored = await trx('identity_attempts')
    .where({ id, state: 'opening' })
    .update({
      state: 'open',
      session_id: sessionId,
      sealed_verification_url: sealUrl(context.seal, id, verificationUrl),
      poll_at: new Date(now.getTime() + firstPollMs),
    });
  if (stored === 0) return;
  await trx('creator_identities')
    .where({ creator_id: creatorId })
    .update({ status: 'in_progress', tries: trx.raw('tries + 1'), updated_at: now });
  await announceProgress(context, trx, { creatorId, most });
}
