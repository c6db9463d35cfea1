import type { Knex } from 'knex';
import type { VoiceCallsRow } from '~/db/rows';
import { resolveAgeStatus } from '../age-checks/resolve-age-status';
import { openChat } from '../chat/chats/open-chat';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { findPause } from '../strikes/find-pause';
import { readSpendable } from '../wallet/limits/spending-limits';
import { defineTransferReason } from '../wallet/schema';
import { reserveTokens } from '../wallet/spends/reservations';
import { changeCall, heldUntil, lockCall } from './call';
import { decideCallRequest } from './decide-asking';
import { mayCall } from './may-call';
import { findCallee } from './find-callee';
import { refuse, type Refusal } from './refusals';
import { voiceCallsSettings } from './settings';

const audioCall = defineTransferReason('audio_call');

interface RequestInput {
  userId: string;
  characterId: string;
  idempotencyKey: string;
  /** Minutes after which the call ends by itself; null for no limit. */
  limitMinutes: number | null;
  /** True if what is said is captioned and kept in the chat. */
  hasCaptions: boolean;
  /** Tokens that the person has agreed to, if they want to confirm spends. */
  confirmed?: number | undefined;
  country?: string | undefined;
  /** The language that the person reads (BCP 47). */
  language?: string | undefined;
}

export type CallRequestResult =
  | { ok: true; callId: string }
  | NonNullable<ReturnType<typeof decideCallRequest>>
  | Refusal<'already-in-call' | 'insufficient-balance' | 'spending-limit' | 'confirmation-needed'>;

/**
 * Requests a call with a character and holds its first minute. A person has one call at a time; the same
 * key is the same call. It costs nothing until it is answered.
 */
export async function requestVoiceCall(
  context: DomainContext,
  request: RequestInput,
): Promise<CallRequestResult> {
  const { userId, characterId, country } = request;
  const person = { kind: 'user', id: userId } as const;
  const character = await findCallee(context, { userId, characterId });
  const refused = decideCallRequest({
    ageStatus: await resolveAgeStatus(context, person, country),
    pausedUntil: await findPause(context.db, person, context.now()),
    character,
    mayCall: await mayCall(context, { userId, isMember: character?.isMember ?? false }),
  });
  if (refused) return refused;
  const opened = await openChat(context, person, { characterId, country });
  if (!opened.ok) return opened;
  return transact(context, (trx) => place(context, trx, request, character?.creatorId ?? null));
}

async function place(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, characterId, idempotencyKey, ...options }: RequestInput,
  creatorId: string | null,
): Promise<CallRequestResult> {
  // Two simultaneous requests of one person would both find no open call.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`voice-calls:${userId}`]);
  const earlier = await trx('voice_calls')
    .where({ user_id: userId, idempotency_key: idempotencyKey })
    .first('id');
  if (earlier) return { ok: true, callId: earlier.id };
  const open = await findOpen(context, trx, userId);
  if (open) return refuse('already-in-call', { data: open });
  const { voice_call_price: price } = await context.settings(voiceCallsSettings);
  const id = newId();
  const now = context.now();
  const held = await reserveTokens(context, trx, {
    userId,
    tokens: price,
    reason: audioCall,
    reference: id,
    idempotencyKey: `voice-call:${id}`,
    characterId,
    creatorId,
    confirmed: options.confirmed,
    endsAt: heldUntil(now),
  });
  if (!held.ok) return held;
  await trx('voice_calls').insert({
    id,
    user_id: userId,
    character_id: characterId,
    idempotency_key: idempotencyKey,
    heard_at: now,
    asked_at: now,
    price,
    limit_ms: options.limitMinutes === null ? null : options.limitMinutes * 60_000,
    reservation_id: held.reservationId,
    held: price,
    affordable: price + (await readSpendable(context, trx, userId)),
    has_captions: options.hasCaptions,
    country: options.country ?? null,
    language: options.language ?? null,
  });
  return { ok: true, callId: id };
}

/** Returns the call that a person is in; null if it has timed out. */
async function findOpen(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<{ callId: string; slug: string } | null> {
  const row = await trx('voice_calls')
    .where({ user_id: userId, ended_at: null })
    .first<VoiceCallsRow | undefined>();
  const locked = row && (await lockCall(trx, { id: row.id }));
  if (!locked || locked.state === 'ended') return null;
  const now = await changeCall(context, trx, locked, { kind: 'looked-at' });
  if (now.state === 'ended') return null;
  const character = await trx('character_profiles').where({ id: now.character_id }).first('slug');
  return { callId: now.id, slug: character?.slug ?? '' };
}
