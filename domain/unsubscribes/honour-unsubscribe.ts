import type { Knex } from 'knex';
import { contactChanged } from './events';
import { changeAccount } from '../account-states/account-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { isUnsubscribed } from './is-unsubscribed';

/**
 * Revokes a user's consent to marketing mail if their new address has unsubscribed. They may consent again.
 * Otherwise changes nothing.
 */
export async function honourUnsubscribe(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  if (!(await isUnsubscribed(context, trx, email))) return;
  const agreed = { id: userId, agreed_to_promotions: true };
  const [taken] = await changeAccount(trx, agreed, { agreed_to_promotions: false });
  if (!taken) return;
  const about = { personId: userId, aggregateId: userId };
  announce(trx, contactChanged, about, { userId });
}
