import { isGoodAt, listCards } from '../payments/cards/cards';
import { decideCharge } from '../payments/cards/decide-charge';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { findRecipient } from './announce-changes';
import { cardEnds } from './events';
import { dueOf } from './get-subscription';
import { subscriptionSettings } from './settings';
import { findSubscriptionRow, lockSubscriptionsOf } from './subscription-rows';

/**
 * Mails subscribers who renew within `card_notice_days` and have no card that is valid until then, once for
 * each card and known expiry. Returns their number.
 */
export async function announceEndingCards(context: DomainContext, limit: number): Promise<number> {
  const { card_notice_days } = await context.settings(subscriptionSettings);
  const until = new Date(context.now().getTime() + card_notice_days * 24 * 3_600_000);
  const soon = await context
    .db('subscriptions as one')
    .where({ status: 'active' })
    .where('expires_at', '<=', until)
    .where('expires_at', '>', context.now())
    .whereRaw(
      `exists (select from usable_cards card where card.user_id = one.user_id)
       and not exists (
         select from usable_cards card
          where card.user_id = one.user_id
            and ((not has_expired and expires_on >= to_char(one.expires_at at time zone 'UTC', 'YYYY-MM'))
                 or card.id || ' ' || expires_on = one.noticed_card))`,
    )
    .orderBy('expires_at')
    .limit(limit)
    .select<{ id: string; user_id: string }[]>('id', 'user_id');
  for (const { id, user_id } of soon) await announceEndingCard(context, id, user_id);
  return soon.length;
}

async function announceEndingCard(
  context: DomainContext,
  id: string,
  userId: string,
): Promise<void> {
  const cards = await listCards(context, userId);
  await transact(context, async (trx) => {
    await lockSubscriptionsOf(trx, userId);
    const row = await findSubscriptionRow(trx, { id });
    if (row?.status !== 'active') return;
    const isGood = cards.some((one) => isGoodAt(one, row.expires_at));
    const card = decideCharge(cards, row.card_id);
    if (isGood || !card) return;
    const noticed = `${card.id} ${card.expiresOn}`;
    if (row.noticed_card === noticed) return;
    await trx('subscriptions').where({ id }).update({ noticed_card: noticed });
    const to = await findRecipient(trx, userId);
    const price = dueOf(row);
    if (!to || !price) return;
    announce(
      trx,
      cardEnds,
      { personId: userId, aggregateId: id },
      {
        ...to,
        renewsAt: row.expires_at.toISOString(),
        price,
        brand: card.brand,
        last4: card.last4,
        expiresOn: card.expiresOn,
      },
    );
  });
}
