import type { Knex } from 'knex';
import type { PayoutMethodsRow, PayoutsRow } from '~/db/rows';
import { announce } from '../shared/outbox/announce';
import { payoutChanged, payoutMethodChanged } from './events';
import { shownNumber } from './schema';

async function findRecipient(trx: Knex.Transaction, userId: string) {
  const account = await trx('accounts').where({ id: userId }).first('email', 'locale');
  return account && { userId, ...account };
}

/** Announces the state of a payout to its owner. */
export async function announcePayout(trx: Knex.Transaction, payout: PayoutsRow): Promise<void> {
  const to = await findRecipient(trx, payout.user_id);
  if (!to) return;
  const about = { personId: payout.user_id, aggregateId: payout.id };
  announce(trx, payoutChanged, about, {
    ...to,
    payoutId: payout.id,
    number: shownNumber(payout.number),
    state: payout.state,
    money: { minor: payout.amount_minor - payout.fee_minor, currency: payout.currency },
    kind: payout.kind,
    endsWith: payout.ends_with,
    reason: payout.reason,
  });
}

type MethodChange = 'added' | 'edited' | 'removed' | 'pending' | 'approved' | 'rejected';

/** Announces what happened to a payout method to its owner, who should notice a change by another person. */
export async function announceMethod(
  trx: Knex.Transaction,
  method: PayoutMethodsRow,
  change: MethodChange,
): Promise<void> {
  const to = await findRecipient(trx, method.user_id);
  if (!to) return;
  const { kind, ends_with: endsWith, rejection_reason: reason } = method;
  const about = { personId: method.user_id, aggregateId: method.id };
  announce(trx, payoutMethodChanged, about, { ...to, change, kind, endsWith, reason });
}
