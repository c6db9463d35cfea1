import type { Knex } from 'knex';
import type { TokenLotsRow, TokenLotUsesRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { LotKind } from '../lots/decide-lot-uses';
import type { Moved } from '../lots/grant-tokens';
import { lockPurse } from '../lock-purse';
import { costOfNext } from '../lots/lot-cost';
import { systemAccounts, type TransferReason } from '../schema';
import { takeSharesBack, type GivenShare } from '../shares/take-shares-back';
import {
  findTransferId,
  legOf,
  tokenLeg,
  writeTransfer,
  type Leg,
  type LotChange,
  type LotUse,
} from '../ledger/write-transfer';

interface GiveBack {
  userId: string;
  /** The key of the spend. */
  spentBy: string;
  reason: TransferReason;
  reference?: string;
}

/** The returned tokens; tokens of a spend that was already refunded in money are not returned. */
export type GivenBack = Moved & { tokens: number };

/**
 * Undoes a spend whose product was not delivered, in the caller's transaction, once: returns the tokens and
 * their cost to the same lots and takes back the creator's share. Tokens of an order that was refunded
 * since are not returned, because their money was. Returns null if there was no such spend.
 */
export async function giveBackSpend(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, spentBy, reason, reference }: GiveBack,
): Promise<GivenBack | null> {
  const purse = await lockPurse(trx, userId, context.now());
  const spend = await findSpend(trx, spentBy);
  if (!spend) return null;
  const idempotencyKey = `give-back:${spend.id}`;
  const earlier = await findTransferId(trx, idempotencyKey);
  if (earlier !== undefined) {
    return { ok: true, transferId: earlier, balance: purse.balance, isNew: false, tokens: 0 };
  }
  const uses = await readUses(trx, spend.id);
  const back = uses.map(backOf);
  const returned = back.reduce((sum, { tokens }) => sum + tokens, 0);
  // Old spends, from before lots existed, used none.
  const lotless = spend.tokens - uses.reduce((sum, { tokens }) => sum + tokens, 0);
  const tokens = returned + lotless;
  if (tokens === 0) {
    return { ok: true, transferId: spend.id, balance: purse.balance, isNew: false, tokens: 0 };
  }
  const transferId = await writeTransfer(context, trx, {
    idempotencyKey,
    reason,
    reference,
    characterId: spend.character_id,
    purse: { purse, delta: tokens },
    legs: [tokenLeg('revenue', -tokens), ...(await moneyBack(trx, back, context.now()))],
    lots: back.map(({ lotId, tokens: given }): LotChange => ({ lotId, remaining: given })),
    uses: back.flatMap(({ tokens: given, ...use }) =>
      given === 0 ? [] : [undo({ ...use, tokens: given })],
    ),
    newLots: lotless > 0 ? [{ kind: 'granted', size: lotless }] : [],
  });
  if (transferId === null) throw new Error('what is locked was given back by somebody else');
  return { ok: true, transferId, balance: purse.balance + tokens, isNew: true, tokens };
}

interface SpendRow {
  id: string;
  character_id: string | null;
  tokens: number;
}

async function findSpend(trx: Knex.Transaction, key: string): Promise<SpendRow | undefined> {
  return trx('ledger_transfers as transfer')
    .join('ledger_entries as earned', 'earned.transfer_id', 'transfer.id')
    .where({
      'transfer.idempotency_key': key,
      'earned.account_id': systemAccounts.revenue,
    })
    .where('earned.amount', '>', 0)
    .first<SpendRow | undefined>({
      id: 'transfer.id',
      character_id: 'transfer.character_id',
      tokens: 'earned.amount',
    });
}

type UseRow = Pick<TokenLotUsesRow, 'lot_id' | 'tokens' | 'creator_id' | 'share_minor'> &
  Pick<
    TokenLotsRow,
    'size' | 'remaining' | 'reserved' | 'taken' | 'short' | 'paid_minor' | 'currency'
  > & { kind: LotKind };

async function readUses(trx: Knex.Transaction, transferId: string): Promise<UseRow[]> {
  return trx('token_lot_uses as use')
    .join('token_lots as lot', 'lot.id', 'use.lot_id')
    .where({ 'use.transfer_id': transferId, 'use.kind': 'spend' })
    .select<UseRow[]>(
      'use.lot_id',
      'use.tokens',
      'use.creator_id',
      'use.share_minor',
      'lot.size',
      'lot.remaining',
      'lot.reserved',
      'lot.taken',
      'lot.short',
      'lot.paid_minor',
      'lot.currency',
    );
}

interface Back {
  lotId: string;
  tokens: number;
  costMinor: number;
  currency: string | null;
  creatorId: string | null;
  shareMinor: number;
}

/**
 * Returns what a use gives back: not the part that was to be taken back with its order and had been spent.
 */
function backOf(use: UseRow): Back {
  const lot = { ...use, paidMinor: use.paid_minor };
  const spent = use.size - use.remaining - use.reserved - use.taken - use.short;
  const tokens = Math.max(0, Math.min(use.tokens, spent));
  return {
    lotId: use.lot_id,
    tokens,
    costMinor: -costOfNext(lot, -tokens),
    currency: use.currency,
    creatorId: use.creator_id,
    shareMinor: Math.floor((use.share_minor * tokens) / use.tokens),
  };
}

const undo = ({ lotId, tokens, costMinor, creatorId, shareMinor }: Back): LotUse => ({
  lotId,
  kind: 'give-back',
  tokens: -tokens,
  costMinor: -costMinor,
  creatorId: shareMinor > 0 ? creatorId : null,
  shareMinor: -shareMinor,
});

async function moneyBack(trx: Knex.Transaction, back: readonly Back[], now: Date): Promise<Leg[]> {
  const legs: Leg[] = [];
  const shares = new Map<string, GivenShare[]>();
  for (const { currency, costMinor, creatorId, shareMinor } of back) {
    if (currency === null) continue;
    legs.push(legOf({ system: 'deferred', detail: 'tokens' }, currency, costMinor));
    legs.push(legOf({ system: 'earned', detail: 'tokens' }, currency, shareMinor - costMinor));
    if (creatorId === null) continue;
    shares.set(currency, [...(shares.get(currency) ?? []), { creatorId, minor: shareMinor }]);
  }
  for (const [currency, given] of shares) {
    legs.push(...(await takeSharesBack(trx, given, currency, now)));
  }
  return legs;
}
