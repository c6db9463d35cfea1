import type { Knex } from 'knex';
import type { MadeCharactersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { secondsAgo } from '../shared/remove-in-batches';
import { transact } from '../shared/transactions/transact';
import { defineTransferReason } from '../wallet/schema';
import type { RefusedSpend } from '../wallet/spends/pay-from-purse';
import {
  releaseReservation,
  reserveTokens,
  settleReservation,
} from '../wallet/spends/reservations';
import { lockOwn, toMadeCharacter } from './made-rows';
import { decidePortraits, type PortraitState } from './making';
import { placePortraits } from './place-portraits';
import { refuse, type Refusal } from './refusals';
import { madeCharactersSettings } from './settings';

const portraitsReason = defineTransferReason('made_portraits');

/** Seconds for which the price of portraits is held at most; their orders end before. */
const heldSeconds = 2 * 24 * 3600;

interface Renewal {
  userId: string;
  characterId: string;
  idempotencyKey: string;
  confirmed?: number | undefined;
}

type Renewed =
  | { ok: true; batch: number }
  | RefusedSpend
  | Refusal<'no-such-made-character' | 'still-being-made' | 'renewal-limit'>;

/**
 * Orders six other portraits of a person's made character and holds their price. The former ones stay. The
 * same key is one order.
 */
export async function renewPortraits(context: DomainContext, renewal: Renewal): Promise<Renewed> {
  const { userId, characterId, idempotencyKey } = renewal;
  const settings = await context.settings(madeCharactersSettings);
  return transact(context, async (trx) => {
    const row = await lockOwn(trx, { userId, characterId });
    if (!row) return refuse('no-such-made-character');
    const earlier = await trx('made_renewals')
      .where({ user_id: userId, idempotency_key: idempotencyKey })
      .first('batch');
    if (earlier) return { ok: true, batch: earlier.batch };
    const busy = await isRenewing(trx, characterId);
    if (row.state !== 'made' || busy) return refuse('still-being-made');
    const limit = settings.created_portraits_day_limit;
    const today = await trx('made_renewals')
      .where({ user_id: userId })
      .where('created_at', '>', secondsAgo(context, 24 * 3600))
      .limit(limit)
      .pluck('batch');
    if (today.length >= limit) return refuse('renewal-limit', { data: { limit } });
    const tokens = settings.created_portraits_price;
    const held = await holdPrice(context, trx, { ...renewal, tokens });
    if (!held.ok) return held;
    const batch = await placePortraits(context, trx, toMadeCharacter(context.seal, row));
    await trx('made_renewals').insert({
      character_id: characterId,
      batch,
      user_id: userId,
      idempotency_key: idempotencyKey,
      tokens,
      reservation_id: held.reservationId,
      created_at: context.now(),
    });
    return { ok: true, batch };
  });
}

/** Holds the price of portraits; there is no reservation if they cost nothing. */
async function holdPrice(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, characterId, idempotencyKey, confirmed, tokens }: Renewal & { tokens: number },
): Promise<{ ok: true; reservationId: string | null } | RefusedSpend> {
  if (tokens === 0) return { ok: true, reservationId: null };
  return reserveTokens(context, trx, {
    userId,
    tokens,
    reason: portraitsReason,
    reference: characterId,
    idempotencyKey: `portraits:${characterId}:${idempotencyKey}`,
    characterId,
    creatorId: null,
    ...(confirmed !== undefined && { confirmed }),
    endsAt: new Date(context.now().getTime() + heldSeconds * 1000),
  });
}

const isRenewing = async (trx: Knex.Transaction, characterId: string): Promise<boolean> =>
  (await trx('made_renewals')
    .where({ character_id: characterId, state: 'waiting' })
    .first('batch')) !== undefined;

/**
 * Settles the price of other portraits once none is waiting, in the caller's transaction: spends it if
 * enough are finished, otherwise returns it.
 */
export async function concludeRenewal(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: characterId }: Pick<MadeCharactersRow, 'id'>,
  { batch, portraits }: { batch: number; portraits: readonly PortraitState[] },
): Promise<void> {
  const { created_portraits_needed: needed } = await context.settings(madeCharactersSettings);
  const outcome = decidePortraits(portraits, needed);
  if (outcome === null) return;
  const [ended] = await trx('made_renewals')
    .where({ character_id: characterId, batch, state: 'waiting' })
    .update({ state: outcome === 'made' ? 'done' : 'failed' })
    .returning(['reservation_id', 'tokens']);
  const reservationId = ended?.reservation_id ?? null;
  if (!ended || reservationId === null) return;
  if (outcome === 'made') {
    await settleReservation(context, trx, { reservationId, tokens: ended.tokens });
  } else await releaseReservation(context, trx, { reservationId });
}

/** Returns the held price of a character's waiting portraits, in the caller's transaction. */
export async function releaseRenewals(
  context: DomainContext,
  trx: Knex.Transaction,
  characterId: string,
): Promise<void> {
  const waiting = await trx('made_renewals')
    .where({ character_id: characterId, state: 'waiting' })
    .update({ state: 'failed' })
    .returning('reservation_id');
  for (const { reservation_id: reservationId } of waiting) {
    if (reservationId !== null) await releaseReservation(context, trx, { reservationId });
  }
}
