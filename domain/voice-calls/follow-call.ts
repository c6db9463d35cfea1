import type { VoiceCallsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import { transact } from '../shared/transactions/transact';
import { announce } from '../shared/outbox/announce';
import { changeCall, costSoFar, lockCall, readLines, toCallStatus } from './call';
import type { VoiceCallEvent } from './decide-call';
import { lineOffered, type CallStatus } from './events';
import { findCallee } from './find-callee';
import { findEnd } from './find-end';
import { mayCall } from './may-call';
import { refuse, type Refusal } from './refusals';
import type { CallEnd, CallLine } from './schema';
import { voiceCallsSettings } from './settings';

interface Own {
  userId: string;
  callId: string;
}

/** A call as its owner sees it. */
export interface Call extends CallStatus {
  characterId: string;
  /** Tokens per minute, and tokens so far. */
  price: number;
  tokens: number;
  limitMs: number | null;
  hasCaptions: boolean;
  /** The answer to the last offer; null until there is one. */
  answer: string | null;
  rating: number | null;
  /** The words said so far, with captions on, until the call has ended. */
  lines: CallLine[];
}

type Followed = { ok: true; call: Call } | Refusal<'no-such-call'>;

/** Returns the user's call in its current state; a call that has timed out is ended. */
export const getCall = (context: DomainContext, own: Own): Promise<Followed> =>
  follow(context, own, { kind: 'looked-at' });

/** Hangs up the user's call, once; a repeat finds it ended. */
export const endCall = (context: DomainContext, own: Own): Promise<Followed> =>
  follow(context, own, { kind: 'hung-up', by: 'person' });

/**
 * Records that the user left the page of their call: nothing is counted from then on. The call continues if
 * they return in time, otherwise it ends as if they had hung up.
 */
export const leaveCall = (context: DomainContext, own: Own): Promise<Followed> =>
  follow(context, own, { kind: 'left' }, { left_at: context.now() });

/** Applies an event to the user's call and returns its new state. */
function follow(
  context: DomainContext,
  own: Own,
  event: VoiceCallEvent,
  noted: Partial<Pick<VoiceCallsRow, 'left_at'>> = {},
): Promise<Followed> {
  return transact(context, async (trx) => {
    const row = await lockCall(trx, { id: own.callId, user_id: own.userId });
    if (!row) return refuse('no-such-call');
    if (noted.left_at) await trx('voice_calls').where({ id: row.id }).update(noted);
    const after = await changeCall(context, trx, { ...row, ...noted }, event);
    return { ok: true, call: toCall(context, after) };
  });
}

interface OfferedLine extends Own {
  offer: string;
  /** The reason why the offer cannot be answered, as reported by the media provider. */
  fault?: 'line-unreadable' | 'line-without-sound' | 'line-without-opus' | null;
}

type Offered =
  | { ok: true; attempt: number }
  | Refusal<'no-such-call' | 'call-ended' | NonNullable<OfferedLine['fault']>>;

/**
 * Offers a connection from the user's browser to the host: the first, or another after one was lost.
 * Returns the number of the offer. A call that may not continue is ended, and an offer that cannot be
 * answered changes nothing.
 */
export async function offerLine(
  context: DomainContext,
  { offer, fault, ...own }: OfferedLine,
): Promise<Offered> {
  const end = await findEndOf(context, own);
  return transact(context, async (trx) => {
    const found = await lockCall(trx, { id: own.callId, user_id: own.userId });
    if (!found) return refuse('no-such-call');
    const event = end ? ({ kind: 'hung-up', by: end } as const) : ({ kind: 'looked-at' } as const);
    const looked = await changeCall(context, trx, found, event);
    if (fault && looked.state !== 'ended') return refuse(fault);
    // A browser that offers again has lost its previous connection.
    const row =
      looked.state === 'live' ? await changeCall(context, trx, looked, { kind: 'left' }) : looked;
    if (row.state === 'ended') return refuse('call-ended');
    const attempt = row.attempt + 1;
    await trx('voice_calls')
      .where({ id: row.id })
      .update({
        attempt,
        left_at: null,
        sealed_offer: context.seal.seal(offer, placeOf('voice_calls', 'sealed_offer', row.id)),
        sealed_answer: null,
      });
    announce(
      trx,
      lineOffered,
      { personId: null, aggregateId: row.id },
      { callId: row.id, attempt },
    );
    return { ok: true, attempt };
  });
}

/** Returns which side ends the user's call if it may not continue. */
async function findEndOf(context: DomainContext, { userId, callId }: Own): Promise<CallEnd | null> {
  const call = await context
    .db('voice_calls')
    .where({ id: callId, user_id: userId, ended_at: null })
    .first('character_id', 'country');
  if (!call) return null;
  return findEnd(context, {
    userId,
    characterId: call.character_id,
    country: call.country ?? undefined,
  });
}

/** Rates the user's call, from 1 to 5, after it has ended. */
export async function rateCall(
  { db }: DomainContext,
  { userId, callId, rating }: Own & { rating: number },
): Promise<{ ok: true } | Refusal<'no-such-call'>> {
  const rated = await db('voice_calls')
    .where({ id: callId, user_id: userId, state: 'ended' })
    .update({ rating });
  return rated > 0 ? { ok: true } : refuse('no-such-call');
}

const toCall = ({ seal }: DomainContext, row: VoiceCallsRow): Call => ({
  ...toCallStatus(row),
  characterId: row.character_id,
  price: row.price,
  tokens: row.tokens ?? costSoFar(row),
  limitMs: row.limit_ms,
  hasCaptions: row.has_captions,
  answer:
    row.sealed_answer === null
      ? null
      : seal.open(row.sealed_answer, placeOf('voice_calls', 'sealed_answer', row.id)),
  rating: row.rating,
  lines: readLines(seal, row),
});

/** The terms of a call with a character, and the id of an open one. */
export interface CallTerms {
  /** Tokens per minute. */
  price: number;
  openCallId: string | null;
  /** True if the user's membership includes calls. */
  mayCall: boolean;
}

/** Returns the terms on which a user may call a character. */
export async function getCallTerms(
  context: DomainContext,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<CallTerms> {
  const [{ voice_call_price: price }, open, callee] = await Promise.all([
    context.settings(voiceCallsSettings),
    context
      .db('voice_calls')
      .where({ user_id: userId, character_id: characterId, ended_at: null })
      .first('id'),
    findCallee(context, { userId, characterId }),
  ]);
  const isMember = callee?.isMember ?? false;
  return {
    price,
    openCallId: open?.id ?? null,
    mayCall: await mayCall(context, { userId, isMember }),
  };
}
