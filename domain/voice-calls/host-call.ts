import type { VoiceCallsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import { transact } from '../shared/transactions/transact';
import { paidByTokens } from './call-cost';
import { changeCall, lockCall, readLines, notifyOfCall } from './call';
import type { VoiceCallEvent } from './decide-call';
import type { CallLine } from './schema';

/** The connection that a host has answered; a later offer replaces it. */
export interface HostedLine {
  callId: string;
  attempt: number;
}

export interface HostedCall extends HostedLine {
  userId: string;
  characterId: string;
  /** The browser's offer: SDP, or a note that it has joined a room; the media provider knows which. */
  offer: string;
  hasCaptions: boolean;
  country: string | undefined;
  language: string | undefined;
  /** True if both sides have been connected before. */
  isBack: boolean;
  lines: CallLine[];
}

/** Claims an offered connection for a single host; null if it can no longer be answered. */
export async function takeLine(
  context: DomainContext,
  { callId, attempt }: HostedLine,
): Promise<HostedCall | null> {
  const [row] = await context
    .db('voice_calls')
    .where({ id: callId, attempt, ended_at: null })
    .where('hosted_attempt', '<', attempt)
    .whereNotNull('sealed_offer')
    .update({ hosted_attempt: attempt })
    .returning<VoiceCallsRow[]>('*');
  if (!row?.sealed_offer) return null;
  return {
    callId,
    attempt,
    userId: row.user_id,
    characterId: row.character_id,
    offer: context.seal.open(row.sealed_offer, placeOf('voice_calls', 'sealed_offer', callId)),
    hasCaptions: row.has_captions,
    country: row.country ?? undefined,
    language: row.language ?? undefined,
    isBack: row.answered_at !== null,
    lines: readLines(context.seal, row),
  };
}

/** Stores the answer to an offer and notifies the page. Returns false if the offer is no longer current. */
export async function answerLine(
  context: DomainContext,
  { callId, attempt, answer }: HostedLine & { answer: string },
): Promise<boolean> {
  return transact(context, async (trx) => {
    const row = await lockCall(trx, { id: callId });
    if (row?.attempt !== attempt || row.state === 'ended') return false;
    const sealed_answer = context.seal.seal(
      answer,
      placeOf('voice_calls', 'sealed_answer', callId),
    );
    await trx('voice_calls').where({ id: callId }).update({ sealed_answer });
    notifyOfCall(trx, { ...row, sealed_answer });
    return true;
  });
}

/** The state of a call for its host, with the seconds until its tokens or its limit end it. */
export interface HostedStatus {
  state: VoiceCallsRow['state'];
  secondsLeft: number;
}

/** A sign from a host about a call, including a plain query of its state. */
export type HostSign = Exclude<VoiceCallEvent, { kind: 'left' }>;

/**
 * Applies a host's sign to a call, even if nothing has changed. Returns null if the call has ended or no
 * longer exists, or if another host has its connection.
 */
export async function noteSign(
  context: DomainContext,
  { callId, attempt }: HostedLine,
  sign: HostSign,
): Promise<HostedStatus | null> {
  return transact(context, async (trx) => {
    const row = await lockCall(trx, { id: callId });
    if (!row || row.attempt !== attempt) return null;
    const now = await changeCall(context, trx, row, sign);
    if (now.state === 'ended') return null;
    return { state: now.state, secondsLeft: secondsLeftOf(now) };
  });
}

function secondsLeftOf(row: VoiceCallsRow): number {
  const paidFor = row.is_free ? Infinity : paidByTokens(row.affordable, row.price) + row.free_ms;
  return (Math.min(paidFor, row.limit_ms ?? Infinity) - row.talked_ms) / 1000;
}

/** Stores all that was said in a call so far, for the chat and for a host that takes over. */
export async function keepLines(
  { db, seal }: DomainContext,
  { callId, attempt }: HostedLine,
  lines: readonly CallLine[],
): Promise<void> {
  const sealed_lines = seal.seal(
    JSON.stringify(lines),
    placeOf('voice_calls', 'sealed_lines', callId),
  );
  await db('voice_calls')
    .where({ id: callId, attempt, ended_at: null, has_captions: true })
    .update({ sealed_lines });
}
