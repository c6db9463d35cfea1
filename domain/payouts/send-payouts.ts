import type { PayoutsRow } from '~/db/rows';
import {
  isPaymentProviderFailed,
  type PaymentProviderFailed,
} from '~/providers/payments/payment-provider';
import type { PayoutProvider, PayoutReport } from '~/providers/payouts/payout-provider';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { applyReport } from './apply-report';
import { storePayout } from './end-payout';
import type { PayoutProviders } from './rail';
import { shownNumber } from './schema';
import { openDestination } from './sealed-destination';

/** The number of payouts per run; the rest follow in the next run. */
const batch = 50;
const firstWaitMs = 60_000;
const longestWaitMs = 6 * 3_600_000;

/** Sends the approved payouts that are due, and asks about those without a final answer. */
export async function sendDuePayouts(
  context: DomainContext,
  providers: PayoutProviders,
): Promise<number> {
  const due = await context
    .db('payouts')
    .whereIn('state', ['approved', 'sent'])
    .where('try_at', '<=', context.now())
    .orderBy('try_at')
    .limit(batch)
    .pluck('id');
  for (const id of due) await sendPayout(context, providers, id);
  return due.length;
}

/**
 * Sends a payout, or asks about one that was sent: what a provider has received is never sent again. Of
 * several calls at once, one sends.
 */
export async function sendPayout(
  context: DomainContext,
  providers: PayoutProviders,
  payoutId: string,
): Promise<void> {
  const payout = await claim(context, payoutId);
  const provider = payout && providers.find(({ id }) => id === payout.rail);
  if (!payout || !provider) return;
  const report = await ask(context, provider, payout);
  if (report) await transact(context, (trx) => applyReport(context, trx, report, provider.id));
}

/** Puts off the next attempt, so that no other process makes this one; null if it is not due. */
async function claim(context: DomainContext, payoutId: string): Promise<PayoutsRow | null> {
  const now = context.now();
  return transact(context, async (trx) => {
    const payout = await trx('payouts')
      .where({ id: payoutId })
      .whereIn('state', ['approved', 'sent'])
      .where('try_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .first();
    if (!payout) return null;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(payout.attempts, 20));
    const next = { attempts: payout.attempts + 1, try_at: new Date(now.getTime() + waitMs) };
    // From here on it may have been sent, so no one can reject it.
    if (payout.state === 'approved') {
      await storePayout(trx, payoutId, { ...next, state: 'sent', sent_at: now });
    } else {
      await trx('payouts').where({ id: payoutId }).update(next);
    }
    return payout;
  });
}

/**
 * Returns the provider's report; null if it cannot be reached or its answer is unclear. A payout that may
 * have been received before is looked up first: only a refusal of the request itself ends it, never a failed
 * look.
 */
async function ask(
  context: DomainContext,
  provider: PayoutProvider,
  payout: PayoutsRow,
): Promise<PayoutReport | null> {
  const known = payout.attempts > 0 ? await lookUp(provider, payout) : null;
  if (known === 'unknown') return null;
  if (known) return known;
  try {
    return await provider.send(requestOf(context, payout));
  } catch (error) {
    if (!isPaymentProviderFailed(error)) throw error;
    return refusedReport(payout, error);
  }
}

/** Returns what the provider knows of a payout, null for nothing, or 'unknown' if it does not say. */
async function lookUp(
  provider: PayoutProvider,
  { id, provider_payout_id: providerPayoutId }: PayoutsRow,
): Promise<PayoutReport | null | 'unknown'> {
  try {
    return await provider.read({ payoutId: id, providerPayoutId });
  } catch (error) {
    if (!isPaymentProviderFailed(error)) throw error;
    return 'unknown';
  }
}

function requestOf({ seal }: DomainContext, payout: PayoutsRow) {
  return {
    payoutId: payout.id,
    amount: { minor: payout.amount_minor - payout.fee_minor, currency: payout.currency },
    to: openDestination(seal, payout),
    description: `Payout ${shownNumber(payout.number)}`,
  };
}

/** A provider that refuses the request for what it is has not paid and never will. */
const refusedReport = (
  { id, provider_payout_id }: PayoutsRow,
  { reason }: PaymentProviderFailed,
): PayoutReport | null =>
  reason === 'invalid' && provider_payout_id === null
    ? {
        payoutId: id,
        providerPayoutId: id,
        state: 'failed',
        reason: 'The provider refused the payout',
      }
    : null;
