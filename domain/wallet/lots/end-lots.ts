import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { lockPurse } from '../lock-purse';
import { costOfNext } from './lot-cost';
import { defineTransferReason } from '../schema';
import { legOf, tokenLeg, writeTransfer } from '../ledger/write-transfer';

const tokensEnded = defineTransferReason('tokens_ended');
const peopleAtOnce = 200;

/**
 * Removes what is left of expired lots, such as last month's allowance; until this runs it can be spent.
 * The money paid for ended tokens becomes earned. Returns the number of people who lost tokens.
 */
export async function endLots(context: DomainContext): Promise<number> {
  let ended = 0;
  for (;;) {
    const owners = await context
      .db('token_lots as lot')
      .join('ledger_accounts as account', 'account.id', 'lot.account_id')
      .where('lot.ends_at', '<=', context.now())
      .where({ 'lot.is_spent': false })
      .distinct<{ owner_id: string }[]>('account.owner_id')
      .limit(peopleAtOnce);
    for (const { owner_id: userId } of owners) await endLotsOf(context, userId);
    ended += owners.length;
    if (owners.length < peopleAtOnce) return ended;
  }
}

async function endLotsOf(context: DomainContext, userId: string): Promise<void> {
  await transact(context, async (trx) => {
    const now = context.now();
    const purse = await lockPurse(trx, userId, now, { tokens: 'all' });
    const over = purse.lots.filter(({ endsAt }) => endsAt !== null && endsAt <= now.getTime());
    if (over.length === 0) return;
    const uses = over.map((lot) => ({
      lot,
      tokens: lot.remaining,
      costMinor: costOfNext(lot, lot.remaining),
    }));
    await writeTransfer(context, trx, {
      idempotencyKey: newId(),
      reason: tokensEnded,
      purse: { purse, delta: -uses.reduce((sum, { tokens }) => sum + tokens, 0) },
      legs: uses.flatMap(({ lot, tokens, costMinor }) => [
        tokenLeg(lot.currency === null ? 'promotion' : 'sales', tokens),
        ...(lot.currency === null
          ? []
          : [
              legOf({ system: 'deferred', detail: 'tokens' }, lot.currency, -costMinor),
              legOf({ system: 'earned', detail: 'breakage' }, lot.currency, costMinor),
            ]),
      ]),
      lots: uses.map(({ lot, tokens }) => ({ lotId: lot.id, remaining: -tokens })),
      uses: uses.map(({ lot, tokens, costMinor }) => ({
        lotId: lot.id,
        kind: 'end',
        tokens,
        costMinor,
      })),
    });
  });
}
