import type { LotPart } from './decide-lot-uses';
import { costOfNext, shareOfNext } from './lot-cost';
import type { AccountRef } from '../schema';
import { legOf, type Leg, type LotUse } from '../ledger/write-transfer';

/** A creator's part of the cost. */
export interface Sharer {
  creatorId: string;
  percent: number;
}

/**
 * Returns the uses and legs that book the use of lots: their cost was deferred and is now earned, and a
 * creator's share of it is credited to them, held at first. Tokens that were not paid for cost nothing.
 */
export function bookCost(
  parts: readonly LotPart[],
  sharer: Sharer | null,
): { uses: LotUse[]; legs: Leg[] } {
  const uses: LotUse[] = [];
  const legs: Leg[] = [];
  for (const { lot, tokens } of parts) {
    const costMinor = costOfNext(lot, tokens);
    const shareMinor = sharer ? shareOfNext(lot, tokens, sharer.percent) : 0;
    const creatorId = sharer && shareMinor > 0 ? sharer.creatorId : null;
    uses.push({ lotId: lot.id, kind: 'spend', tokens, costMinor, creatorId, shareMinor });
    if (lot.currency === null) continue;
    const leg = (account: AccountRef, amount: number) =>
      legs.push(legOf(account, lot.currency ?? '', amount));
    leg({ system: 'deferred', detail: 'tokens' }, -costMinor);
    leg({ system: 'earned', detail: 'tokens' }, costMinor - shareMinor);
    if (creatorId !== null) leg({ creator: creatorId, as: 'held' }, shareMinor);
  }
  return { uses, legs };
}
