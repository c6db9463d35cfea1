import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { bookCost, type Sharer } from '../lots/book-cost';
import type { Confirmed } from './decide-confirmation';
import { requireTokens, type Moved } from '../lots/grant-tokens';
import { lockPurse, type Purse } from '../lock-purse';
import { payFromPurse, type RefusedSpend } from './pay-from-purse';
import { accountCode, type TransferReason } from '../schema';
import { walletSettings, type WalletSettings } from '../settings';
import { findTransferId, tokenLeg, writeTransfer } from '../ledger/write-transfer';

export interface Spend {
  userId: string;
  /** A whole number, at least 1. */
  tokens: number;
  reason: TransferReason;
  /** The id of the cause, for example a message or a post. */
  reference?: string | null;
  /** A repeat with the same key moves nothing. */
  idempotencyKey: string;
  /** The creator who gets a share of the tokens' cost; null for content of the house. */
  creatorId?: string | null;
  /** The character shown in the statement. */
  characterId?: string | null;
  /** The owner's agreement, if they want to confirm spends. */
  confirmed?: Confirmed;
  /** The tokens of all spends that are made together, which are confirmed as one; its own without it. */
  partOf?: number | undefined;
}

/**
 * Spends a person's tokens in the caller's transaction: from their lots in the defined order, with the
 * creator's share of their cost. Refuses if there are too few, if the person's own limit forbids it, or if
 * they must confirm first. A used key returns the first result.
 */
export async function spendTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  spend: Spend,
): Promise<Moved | RefusedSpend> {
  const { userId, tokens, idempotencyKey } = spend;
  requireTokens(tokens);
  const settings = await context.settings(walletSettings);
  const purse = await lockPurse(trx, userId, context.now(), {
    tokens,
    codes: codesOf(spend, settings),
  });
  const paid = await payFromPurse(context, trx, purse, spend);
  if (!paid.ok) return (await findEarlier(trx, purse, idempotencyKey)) ?? paid;
  const { uses, legs } = bookCost(paid.parts, sharerOf(spend, settings));
  const transferId = await writeTransfer(context, trx, {
    idempotencyKey,
    reason: spend.reason,
    reference: spend.reference,
    characterId: spend.characterId,
    purse: { purse, delta: -tokens },
    legs: [tokenLeg('revenue', tokens), ...legs],
    lots: uses.map(({ lotId, tokens: used }) => ({ lotId, remaining: -used })),
    uses,
  });
  if (transferId !== null) {
    return { ok: true, transferId, balance: purse.balance - tokens, isNew: true };
  }
  const earlier = await findEarlier(trx, purse, idempotencyKey);
  if (!earlier) throw new Error('a spend was neither written nor found');
  return earlier;
}

/** Returns the creator who gets a share of a spend, and the share. */
export function sharerOf(
  { creatorId = null, reason }: Pick<Spend, 'creatorId' | 'reason'>,
  settings: WalletSettings,
): Sharer | null {
  if (creatorId === null) return null;
  const { creator_share_percent, creator_share_percent_by_reason } = settings;
  return { creatorId, percent: creator_share_percent_by_reason[reason] ?? creator_share_percent };
}

/** Returns the codes of the accounts on which a spend of bought tokens is booked; read with the purse. */
function codesOf({ creatorId = null }: Spend, { token_currency: unit }: WalletSettings): string[] {
  return [
    accountCode({ system: 'deferred', detail: 'tokens' }, unit),
    accountCode({ system: 'earned', detail: 'tokens' }, unit),
    ...(creatorId === null ? [] : [accountCode({ creator: creatorId, as: 'held' }, unit)]),
  ];
}

async function findEarlier(
  trx: Knex.Transaction,
  { balance }: Purse,
  idempotencyKey: string,
): Promise<Moved | null> {
  const transferId = await findTransferId(trx, idempotencyKey);
  return transferId === undefined ? null : { ok: true, transferId, balance, isNew: false };
}
