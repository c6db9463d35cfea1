import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { lockMembership, toState, type MembershipKey } from './change-membership';
import { isOverdue, paidUntil } from './decide-membership';
import { clubRenewalAnnounced } from './events';
import { renewsByItself } from './sell-membership';
import { fanclubsSettings } from './settings';
import { findRenewalRecipient } from './notify-of-failure';

const dayMs = 24 * 3_600_000;

/** Announces renewals of paid clubs within `fanclub_notice_days`, once per period. Returns their number. */
export async function announceClubRenewals(context: DomainContext, limit: number): Promise<number> {
  const { fanclub_notice_days } = await context.settings(fanclubsSettings);
  const now = context.now();
  const soon = await context
    .db('fanclub_memberships')
    .where({ status: 'active', renews: true, failed_renewals: 0 })
    .where('price', '>', 0)
    .where('expires_at', '<=', new Date(now.getTime() + fanclub_notice_days * dayMs))
    .where('expires_at', '>', now)
    .whereRaw('noticed_until is distinct from expires_at')
    .orderBy('expires_at')
    .limit(limit)
    .select('user_id', 'character_id');
  for (const { user_id: userId, character_id: characterId } of soon) {
    await transact(context, (trx) => announceOne(context, trx, { userId, characterId }));
  }
  return soon.length;
}

async function announceOne(context: DomainContext, trx: Knex.Transaction, key: MembershipKey) {
  const row = await lockMembership(trx, key);
  if (!row || row.expires_at <= context.now()) return;
  const state = toState(row);
  await trx('fanclub_memberships').where({ id: row.id }).update({ noticed_until: row.expires_at });
  // Not announced if the account's state prevents a renewal.
  if (!state.renews || isOverdue(state) || !(await renewsByItself(trx, key.userId))) return;
  const to = await findRenewalRecipient(trx, key, state.terms);
  if (!to) return;
  const about = { personId: key.userId, aggregateId: row.id };
  announce(trx, clubRenewalAnnounced, about, { ...to, renewsAt: paidUntil(state).toISOString() });
}
