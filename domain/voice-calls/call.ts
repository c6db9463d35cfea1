import type { Knex } from 'knex';
import * as z from 'zod';
import type { VoiceCallsRow } from '~/db/rows';
import { appendCallSummary } from '../chat/calls/append-call-summary';
import { writeTranscript } from '../chat/calls/transcript';
import { firstName } from '../characters/first-name';
import { noteUse } from '../duties/note-use';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import type { SettingsOf } from '../shared/define-settings';
import { placeOf, type Seal } from '../shared/sealing/seal';
import { readSpendable } from '../wallet/limits/spending-limits';
import { extendReservation } from '../wallet/spends/extend-reservation';
import { releaseReservation, settleReservation } from '../wallet/spends/reservations';
import { costOfCall } from './call-cost';
import { decideCall, type VoiceCallEvent, type CurrentStatus } from './decide-call';
import { decideHold } from './decide-hold';
import { callChanged, type CallStatus } from './events';
import { callEndSchema, callLineSchema, callStateSchema, type CallLine } from './schema';
import { voiceCallsSettings } from './settings';

/** The wallet releases what is held for a call only long after a sweep has ended the call. */
const heldMs = 24 * 3_600_000;

/** After this time without a sign of its host, a connection counts as lost since the last sign. */
export const lapseSeconds = 4;
/** More tokens are held this long before the held ones are used up. */
const aheadMs = 10_000;

export const heldUntil = (now: Date): Date => new Date(now.getTime() + heldMs);

const currentStatus = (row: VoiceCallsRow): CurrentStatus => ({
  state: callStateSchema.parse(row.state),
  heardAt: row.heard_at,
  lostAt: row.lost_at,
  hasLeft: row.left_at !== null,
  talkedMs: row.talked_ms,
  freeMs: row.free_ms,
  isFree: row.is_free,
  held: row.held,
  price: row.price,
  limitMs: row.limit_ms,
  endedBy: row.ended_by === null ? null : callEndSchema.parse(row.ended_by),
});

/** Returns what a call has cost so far. */
export const costSoFar = ({
  talked_ms,
  free_ms,
  price,
}: Pick<VoiceCallsRow, 'talked_ms' | 'free_ms' | 'price'>): number =>
  costOfCall(talked_ms - free_ms, price);

/** Locks the row of a call until the transaction ends. */
export const lockCall = (
  trx: Knex.Transaction,
  which: Partial<Pick<VoiceCallsRow, 'id' | 'user_id'>>,
): Promise<VoiceCallsRow | undefined> =>
  trx('voice_calls').where(which).forUpdate().first<VoiceCallsRow | undefined>();

/**
 * Stores what happened to a call whose row the transaction has locked: the time talked, the tokens held
 * and, when it ends, its cost and a summary in the chat. Returns the new row. The only function that writes
 * it.
 */
export async function changeCall(
  context: DomainContext,
  trx: Knex.Transaction,
  row: VoiceCallsRow,
  event: VoiceCallEvent,
): Promise<VoiceCallsRow> {
  const now = context.now();
  const settings = await context.settings(voiceCallsSettings);
  const held = await holdMore(context, trx, row);
  const paid = held ?? row;
  // A reservation that was released in the meantime pays for nothing more.
  const what = held ? event : ({ kind: 'hung-up', by: 'balance', until: row.heard_at } as const);
  const change = decideCall(currentStatus(paid), what, { now, patience: patienceOf(settings) });
  if (!change) return noteHeld(trx, row, paid);
  const isOver = change.state === 'ended';
  const noted = {
    state: change.state,
    heard_at: change.heardAt,
    lost_at: change.lostAt,
    talked_ms: change.talkedMs,
    free_ms: change.freeMs,
    is_free: change.isFree,
    ended_by: change.endedBy,
    ended_at: isOver ? now : null,
    answered_at: row.answered_at ?? (change.state === 'live' ? now : null),
    held: paid.held,
    affordable: paid.affordable,
  };
  const changed = { ...row, ...noted };
  const closed = isOver ? await closeCall(context, trx, changed) : {};
  await trx('voice_calls')
    .where({ id: row.id })
    .update({ ...noted, ...closed });
  const after = { ...changed, ...closed };
  if (isUse(row, after)) await noteUse(context, trx, { id: row.user_id });
  if (isReported(row, after)) notifyOfCall(trx, after);
  return after;
}

/** Stores the tokens held even if nothing else changed; otherwise they would pay for nothing. */
async function noteHeld(
  trx: Knex.Transaction,
  row: VoiceCallsRow,
  { held, affordable }: VoiceCallsRow,
): Promise<VoiceCallsRow> {
  if (held === row.held) return row;
  await trx('voice_calls').where({ id: row.id }).update({ held, affordable });
  return { ...row, held, affordable };
}

/** Sends the state of a call to its page. */
export function notifyOfCall(trx: Knex.Transaction, row: VoiceCallsRow): void {
  announce(trx, callChanged, { personId: row.user_id, aggregateId: row.id }, toCallStatus(row));
}

export const toCallStatus = (row: VoiceCallsRow): CallStatus => ({
  callId: row.id,
  state: callStateSchema.parse(row.state),
  talkedMs: row.talked_ms,
  freeMs: row.free_ms,
  isFree: row.is_free,
  affordable: row.affordable,
  answered: row.sealed_answer === null ? 0 : row.attempt,
  endedBy: row.ended_by === null ? null : callEndSchema.parse(row.ended_by),
});

/** Milliseconds of a call after which the person's use is recorded again. */
const usedEveryMs = 20_000;

/**
 * Checks whether use is to be recorded: when the call connects, every `usedEveryMs` of talk, and when it
 * disconnects.
 */
const isUse = (before: VoiceCallsRow, after: VoiceCallsRow): boolean =>
  (before.state !== after.state && (after.state === 'live' || before.state === 'live')) ||
  Math.floor(before.talked_ms / usedEveryMs) !== Math.floor(after.talked_ms / usedEveryMs);

/** Checks whether the page must be notified; it counts the seconds by itself. */
const isReported = (before: VoiceCallsRow, after: VoiceCallsRow): boolean =>
  before.state !== after.state ||
  before.is_free !== after.is_free ||
  before.affordable !== after.affordable;

const patienceOf = (settings: SettingsOf<typeof voiceCallsSettings>) => ({
  ringMs: settings.voice_call_ring_seconds * 1000,
  lapseMs: lapseSeconds * 1000,
  reconnectMs: settings.voice_call_reconnect_seconds * 1000,
});

/**
 * Holds another minute if the held tokens will soon be used up; tokens bought in the meantime count.
 * Returns null if the call's reservation is closed.
 */
async function holdMore(
  context: DomainContext,
  trx: Knex.Transaction,
  row: VoiceCallsRow,
): Promise<VoiceCallsRow | null> {
  if (row.state === 'ended') return row;
  const spendable = await readSpendable(context, trx, row.user_id);
  const now = context.now();
  const wanted = decideHold(currentStatus(row), { now, aheadMs });
  if (wanted === 0) return { ...row, affordable: row.held + spendable };
  const held = await extendReservation(context, trx, {
    reservationId: row.reservation_id,
    atMost: wanted,
    endsAt: heldUntil(now),
  });
  // The limits count held tokens as spent.
  return held && { ...row, held: held.tokens, affordable: row.held + spendable };
}

/** Spends what a call cost, releases the rest, and adds a summary of the call to the chat. */
async function closeCall(
  context: DomainContext,
  trx: Knex.Transaction,
  row: VoiceCallsRow,
): Promise<
  Pick<VoiceCallsRow, 'tokens' | 'affordable' | 'sealed_lines' | 'sealed_offer' | 'sealed_answer'>
> {
  const { reservation_id: reservationId, ended_by } = row;
  const tokens = costSoFar(row);
  const settled =
    tokens > 0
      ? await settleReservation(context, trx, { reservationId, tokens })
      : await releaseReservation(context, trx, { reservationId });
  if (row.talked_ms > 0) {
    await appendCallSummary(context, trx, {
      userId: row.user_id,
      characterId: row.character_id,
      callId: row.id,
      transcript: writeTranscript(
        readLines(context.seal, row),
        await findName(trx, row),
        row.language,
      ),
      seconds: Math.floor(row.talked_ms / 1000),
      endedBy: callEndSchema.parse(ended_by),
      isDistress: row.is_free,
      tokens: settled.spent,
      balanceAfter: settled.balance,
    });
  }
  return {
    tokens: settled.spent,
    affordable: settled.spent + (await readSpendable(context, trx, row.user_id)),
    sealed_lines: null,
    sealed_offer: null,
    sealed_answer: null,
  };
}

async function findName(
  trx: Knex.Transaction,
  { character_id: id }: Pick<VoiceCallsRow, 'character_id'>,
): Promise<string> {
  const character = await trx('character_profiles').where({ id }).first('name');
  return firstName(character?.name ?? '');
}

const linesSchema = z.array(callLineSchema);

/** Returns what was said in a call, as far as it is kept. */
export const readLines = (
  seal: Seal,
  { id, sealed_lines }: Pick<VoiceCallsRow, 'id' | 'sealed_lines'>,
): CallLine[] =>
  sealed_lines === null
    ? []
    : linesSchema.parse(
        JSON.parse(seal.open(sealed_lines, placeOf('voice_calls', 'sealed_lines', id))),
      );
