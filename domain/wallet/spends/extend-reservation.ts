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
  /** What it holds now. */
  tokens: number;
}

/**
 * Holds more tokens in an open reservation, in the caller's transaction, since what it is for goes on as
 * was agreed: at most so many, as far as its owner's balance and limits leave some. Null for one that was
 * closed. Throws for one that there is not.
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
    // What it held before is never held again without what is added.
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

/** Lots that pay for so many tokens, or for as many as a limit leaves; null where it leaves none. */
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

/** A lot that is held from already keeps its place; others come after. */
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
