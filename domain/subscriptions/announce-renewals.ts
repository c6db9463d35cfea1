import { listCards } from '../payments/cards/cards';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { findRecipient } from './announce-changes';
import { renewalAnnounced } from './events';
import { dueOf } from './get-subscription';
import { subscriptionSettings } from './settings';
import { findSubscriptionRow, lockSubscriptionsOf } from './subscription-rows';

/** Mails subscribers who renew within `renewal_notice_days`, once per renewal; returns their number. */
export async function announceRenewals(context: DomainContext, limit: number): Promise<number> {
  const { renewal_notice_days } = await context.settings(subscriptionSettings);
  const until = new Date(context.now().getTime() + renewal_notice_days * 24 * 3_600_000);
  const soon = await context
    .db('subscriptions')
    .where({ status: 'active' })
    .where('expires_at', '<=', until)
    .where('expires_at', '>', context.now())
    .whereRaw('noticed_number < number')
    .orderBy('expires_at')
    .limit(limit)
    .select('id', 'user_id');
  for (const { id, user_id } of soon) await announceRenewal(context, id, user_id);
  return soon.length;
}

async function announceRenewal(context: DomainContext, id: string, userId: string): Promise<void> {
  const cards = await listCards(context, userId);
  await transact(context, async (trx) => {
    await lockSubscriptionsOf(trx, userId);
    const row = await findSubscriptionRow(trx, { id });
    if (row?.status !== 'active' || row.noticed_number >= row.number) return;
    await trx('subscriptions').where({ id }).update({ noticed_number: row.number });
    const to = await findRecipient(trx, userId);
    const price = dueOf(row);
    if (!to || !price) return;
    const renewsAt = row.expires_at.toISOString();
    const about = { personId: userId, aggregateId: id };
    announce(trx, renewalAnnounced, about, {
      ...to,
      renewsAt,
      price,
      isByHand: cards.length === 0,
    });
  });
}
