import type { TestContext } from '~/db/testing';
import { expireMemberships } from '~/domain/fanclubs/expire-memberships';
import { renewDueMemberships } from '~/domain/fanclubs/renew-memberships';
import { expireOffers } from '~/domain/offers/expire-offers';
import { listCards } from '~/domain/payments/cards/cards';
import { chargeOrder } from '~/domain/payments/pay/charge-order';
import { expireOrders, pollPayments } from '~/domain/payments/pay/settle-payments';
import { carryOutRefunds } from '~/domain/payments/reversals/refunds';
import { applyWaitingWebhooks } from '~/domain/payments/webhooks';
import { announceRenewals } from '~/domain/subscriptions/announce-renewals';
import { expireSubscriptions } from '~/domain/subscriptions/expire-subscriptions';
import { grantDueAllowances } from '~/domain/subscriptions/grant-allowance';
import { renewDueSubscriptions } from '~/domain/subscriptions/renew-subscriptions';
import { endLots } from '~/domain/wallet/lots/end-lots';
import { releaseHeldShares } from '~/domain/wallet/shares/release-held-shares';
import { releaseEndedReservations } from '~/domain/wallet/spends/reservations';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import type { Deaths } from './deaths';

const returnUrl = 'http://localhost:3000/settings/subscription';
/** The maximum number of items that a job processes in one run. */
const limit = 500;

/** Runs once all jobs of the workers about money that are due; a planned death may kill each. */
export async function work(
  context: TestContext,
  providers: readonly PaymentProvider[],
  deaths: Deaths,
): Promise<void> {
  const charging = {
    cardsOf: (userId: string) => listCards(context, userId),
    charge: (input: { orderId: string; cardId: string }) =>
      chargeOrder(context, providers, { ...input, returnUrl }),
  };
  const jobs: (() => Promise<unknown>)[] = [
    () => applyWaitingWebhooks(context),
    () => pollPayments(context, providers),
    () => expireOrders(context),
    () => carryOutRefunds(context, providers),
    () => renewDueSubscriptions(context, charging, limit),
    () => expireSubscriptions(context, limit),
    () => grantDueAllowances(context, limit),
    () => announceRenewals(context, limit),
    () => renewDueMemberships(context, charging, limit),
    () => expireMemberships(context),
    () => releaseEndedReservations(context),
    () => endLots(context),
    () => releaseHeldShares(context),
    () => expireOffers(context),
  ];
  for (const job of jobs) await deaths.survive(job);
}

const hourMs = 3_600_000;

/** Lets time pass while workers run, so that due work is done within hours. */
export async function passTime(
  context: TestContext,
  hours: number,
  doWork: () => Promise<void>,
): Promise<void> {
  const until = context.now().getTime() + hours * hourMs;
  for (let now = context.now().getTime(); now < until; now = context.now().getTime()) {
    const due = Math.max(await findNextDue(context), now + 6 * hourMs);
    context.advance(Math.min(until, due) - now);
    await doWork();
  }
}

/** Returns the next time at which work on subscriptions or clubs is due. */
async function findNextDue({ db }: TestContext): Promise<number> {
  const { rows } = await db.raw<{ rows: { due: Date | null }[] }>(
    `select least((select min(next_attempt_at) from subscriptions),
                  (select min(grace_ends_at) from subscriptions where status = 'past_due'),
                  (select min(due_at) from fanclub_memberships)) as due`,
  );
  return rows[0]?.due?.getTime() ?? Infinity;
}
