import { listCards } from '../payments/cards/cards';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { findRecipient } from './announce-changes';
import { resumeAnnounced } from './events';
import { dueOf } from './get-subscription';
import { subscriptionSettings } from './settings';
import { findSubscriptionRow, lockSubscriptionsOf } from './subscription-rows';

/** Mails subscribers whose pause ends within `resume_notice_days`, once per pause; returns their number. */
export async function announceResumes(context: DomainContext, limit: number): Promise<number> {
  const { resume_notice_days } = await context.settings(subscriptionSettings);
  const now = context.now();
  const until = new Date(now.getTime() + resume_notice_days * 24 * 3_600_000);
  const soon = await context
    .db('subscriptions')
    .where({ status: 'paused' })
    .whereNull('resume_noticed_at')
    .where('resumes_at', '<=', until)
    .orderBy('resumes_at')
    .limit(limit)
    .select('id', 'user_id');
  for (const { id, user_id } of soon) await announceResume(context, id, user_id);
  return soon.length;
}

async function announceResume(context: DomainContext, id: string, userId: string): Promise<void> {
  const cards = await listCards(context, userId);
  await transact(context, async (trx) => {
    await lockSubscriptionsOf(trx, userId);
    const row = await findSubscriptionRow(trx, { id });
    if (row?.status !== 'paused' || row.resumes_at === null || row.resume_noticed_at) return;
    await trx('subscriptions').where({ id }).update({ resume_noticed_at: context.now() });
    const to = await findRecipient(trx, userId);
    const price = dueOf(row);
    if (!to || !price) return;
    announce(
      trx,
      resumeAnnounced,
      { personId: userId, aggregateId: id },
      {
        ...to,
        resumesAt: row.resumes_at.toISOString(),
        price,
        isByHand: cards.length === 0,
      },
    );
  });
}
