import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Money } from '../../shared/money';
import { lockPurse } from '../lock-purse';
import type { TransferReason } from '../schema';
import {
  findTransferId,
  tokenLeg,
  writeTransfer,
  type Leg,
  type NewLot,
} from '../ledger/write-transfer';

export interface Moved {
  ok: true;
  transferId: string;
  balance: number;
  /** False if the key had been used before; then nothing moved now. */
  isNew: boolean;
}

interface Gain {
  userId: string;
  reason: TransferReason;
  /** The id of the cause, for example a promise or a payment. */
  reference?: string;
  /** A repeat with the same key moves nothing. */
  idempotencyKey: string;
}

/** Throws a RangeError unless this is a whole number of tokens, at least 1. */
export function requireTokens(tokens: number): void {
  if (!Number.isSafeInteger(tokens) || tokens < 1) {
    throw new RangeError(`cannot move ${tokens} tokens`);
  }
}

/**
 * Grants a person free tokens in the caller's transaction. An allowance is spent before other granted
 * tokens; tokens with an end expire then.
 */
export async function grantTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    tokens,
    kind = 'granted',
    endsAt = null,
    ...gain
  }: Gain & { tokens: number; kind?: 'granted' | 'allowance'; endsAt?: Date | null },
): Promise<Moved> {
  requireTokens(tokens);
  const lot: NewLot = { kind, size: tokens, ends_at: endsAt };
  return addLots(context, trx, gain, [lot], [tokenLeg('promotion', -tokens)]);
}

/**
 * Adds the tokens of a paid order in the caller's transaction: a lot with the amount paid for it, net of
 * tax, and the bonus as a granted lot. The caller books the money; this amount is deferred until the tokens
 * are spent.
 */
export async function addBoughtTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    tokens,
    bonusTokens,
    paid,
    orderId,
    ...gain
  }: Gain & { tokens: number; bonusTokens: number; paid: Money; orderId: string },
): Promise<Moved> {
  requireTokens(tokens);
  if (!Number.isSafeInteger(bonusTokens) || bonusTokens < 0) {
    throw new RangeError(`cannot add ${bonusTokens} tokens`);
  }
  const bought: NewLot = {
    kind: 'bought',
    size: tokens,
    paid_minor: paid.minor,
    currency: paid.currency,
    order_id: orderId,
  };
  const bonus: NewLot = { kind: 'granted', size: bonusTokens, order_id: orderId };
  return addLots(
    context,
    trx,
    { reference: orderId, ...gain },
    bonusTokens > 0 ? [bought, bonus] : [bought],
    [tokenLeg('sales', -tokens), tokenLeg('promotion', -bonusTokens)],
  );
}

async function addLots(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, ...gain }: Gain,
  newLots: NewLot[],
  legs: Leg[],
): Promise<Moved> {
  const purse = await lockPurse(trx, userId, context.now());
  const delta = newLots.reduce((sum, { size }) => sum + size, 0);
  const transferId = await writeTransfer(context, trx, {
    ...gain,
    purse: { purse, delta },
    legs,
    newLots,
  });
  if (transferId !== null) {
    return { ok: true, transferId, balance: purse.balance + delta, isNew: true };
  }
  const earlier = await findTransferId(trx, gain.idempotencyKey);
  if (earlier === undefined) throw new Error('a grant was neither written nor found');
  return { ok: true, transferId: earlier, balance: purse.balance, isNew: false };
}
