import type { VoiceCallsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import { transact } from '../shared/transactions/transact';
import { paidByTokens } from './call-cost';
import { changeCall, lockCall, readLines, tellOfCall } from './call';
import type { Happening } from './decide-call';
import type { CallLine } from './schema';

/** The line of a call that a host has answered; another offer makes it somebody else's. */
export interface HostedLine {
  callId: string;
  attempt: number;
}

export interface HostedCall extends HostedLine {
  userId: string;
  characterId: string;
  /** What the browser offers: SDP, or that it has joined a room; whoever carries the line knows which. */
  offer: string;
  hasCaptions: boolean;
  country: string | undefined;
  language: string | undefined;
  /** Whether its two have heard each other before. */
  isBack: boolean;
  lines: CallLine[];
}

/** Takes up the line that a browser offers, for one host alone; null where it is no longer there to be answered. */
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

/** Notes how an offer is answered, and tells its page; false where it is no longer waited for. */
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
    tellOfCall(trx, { ...row, sealed_answer });
    return true;
  });
}

/** How a call goes on for its host: seconds until what it may come to, or its limit, ends it. */
export interface HostedStanding {
  state: VoiceCallsRow['state'];
  secondsLeft: number;
}

/** What a host says of a call, be it that it asks how it stands. */
export type HostSign = Exclude<Happening, { kind: 'left' }>;

/**
 * Notes a host's sign of a call, be it that nothing has changed; null where the call is over, has gone, or
 * its line is another host's.
 */
export async function noteSign(
  context: DomainContext,
  { callId, attempt }: HostedLine,
  sign: HostSign,
): Promise<HostedStanding | null> {
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

/** Keeps what was said in a call, all of it so far, for the chat of the two and whoever takes the line over. */
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
