import type { Knex } from 'knex';
import type { PayoutReport } from '~/providers/payouts/payout-provider';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { lockPayout, markPaid, markReturned } from './end-payout';

const inWords = {
  failed: 'The payout failed',
  cancelled: 'The payout was cancelled',
  reversed: 'The money came back',
};

/**
 * Stores what a provider reports of a payout, from any source, in any order and repeatedly: each step is
 * booked once, and a late report changes nothing that has ended. Returns whether it changed anything.
 */
export async function applyReport(
  context: DomainContext,
  trx: Knex.Transaction,
  { payoutId, providerPayoutId, state, reason }: PayoutReport,
  rail: string,
): Promise<boolean> {
  if (!idSchema.safeParse(payoutId).success) return false;
  const payout = await lockPayout(trx, payoutId);
  if (payout?.rail !== rail) return false;
  const isOnItsWay = payout.state === 'sent';
  if (payout.provider_payout_id === null && (isOnItsWay || payout.state === 'paid')) {
    await trx('payouts').where({ id: payoutId }).update({ provider_payout_id: providerPayoutId });
  }
  if (state === 'pending') return false;
  if (state === 'paid') {
    if (isOnItsWay) await markPaid(context, trx, payout);
    return isOnItsWay;
  }
  // Only what was paid can come back; before that, "reversed" may overtake "paid".
  const isDue = isOnItsWay || (payout.state === 'paid' && state === 'reversed');
  if (!isDue) return false;
  await markReturned(context, trx, payout, {
    state: state === 'reversed' ? 'reversed' : 'failed',
    reason: (reason ?? inWords[state]).slice(0, 500),
  });
  return true;
}
