import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { reservedOf } from '../ledger/open-accounts';
import { writeTransfer } from '../ledger/write-transfer';
import type { LotPart } from '../lots/decide-lot-uses';
import { requireTokens } from '../lots/grant-tokens';
import { lockPurse, type Purse } from '../lock-purse';
import { payFromPurse } from './pay-from-purse';
import { findReservationOwner, reservation } from './reservations';

interface Extended {
  /** Tokens held now. */
  tokens: number;
}

/**
 * Holds more tokens in an open reservation, in the caller's transaction: at most `atMost`, as far as the
 * owner's balance and limits permit. Needs no confirmation, since the owner agreed to the start. Returns
 * null if the reservation is closed. Throws if it does not exist.
 */
export async function extendReservation(
  context: DomainContext,
  trx: Knex.Transaction,
  { reservationId, atMost, endsAt }: { reservationId: string; atMost: number; endsAt: Date },
): Promise<Extended | null> {
  requireTokens(atMost);
  const owner = await findReservationOwner(trx, reservationId);
  const purse = await lockPurse(trx, owner, context.now(), { tokens: atMost });
  const held = await trx('token_reservations').where({ id: reservationId, state: 'open' }).first();
  if (!held) return null;
  const paid = await payAtMost(context, trx, purse, Math.min(atMost, purse.balance));
  if (!paid) return { tokens: held.tokens };
  const { added, parts } = paid;
  const transferId = await writeTransfer(context, trx, {
    // The key contains the tokens held before, so that the same extension is not repeated.
    idempotencyKey: `extend:${reservationId}:${held.tokens}`,
    reason: reservation,
    reference: held.reference,
    characterId: held.character_id,
    purse: { purse, delta: -added },
    legs: [{ account: reservedOf(owner), amount: added }],
    lots: parts.map(({ lot, tokens }) => ({
      lotId: lot.id,
      remaining: -tokens,
      reserved: tokens,
    })),
  });
  if (transferId === null) throw new Error(`reservation ${reservationId} was extended already`);
  await trx('token_reservations')
    .where({ id: reservationId })
    .update({ tokens: held.tokens + added, ends_at: endsAt });
  await keepLots(trx, reservationId, parts);
  return { tokens: held.tokens + added };
}

/** Returns lots that pay for the tokens, or for as many as a limit leaves; null if it leaves none. */
async function payAtMost(
  context: DomainContext,
  trx: Knex.Transaction,
  purse: Purse,
  tokens: number,
): Promise<{ added: number; parts: LotPart[] } | null> {
  if (tokens <= 0) return null;
  const paid = await payFromPurse(context, trx, purse, { tokens, confirmed: 'standing' });
  if (paid.ok) return { added: tokens, parts: paid.parts };
  if (paid.reason !== 'spending-limit' || paid.data.left >= tokens) return null;
  return payAtMost(context, trx, purse, paid.data.left);
}

/** A lot that is already held from keeps its place; new lots are appended. */
async function keepLots(
  trx: Knex.Transaction,
  reservationId: string,
  parts: readonly LotPart[],
): Promise<void> {
  const last = await trx('token_reservation_lots')
    .where({ reservation_id: reservationId })
    .orderBy('place', 'desc')
    .first('place');
  await trx('token_reservation_lots')
    .insert(
      parts.map(({ lot, tokens }, index) => ({
        reservation_id: reservationId,
        lot_id: lot.id,
        tokens,
        place: (last?.place ?? -1) + 1 + index,
      })),
    )
    .onConflict(['reservation_id', 'lot_id'])
    .merge({ tokens: trx.raw('token_reservation_lots.tokens + excluded.tokens') });
}
