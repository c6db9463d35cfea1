import type { Knex } from 'knex';
import { planDeletion } from '../deletions/plan-deletion';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { markAddress } from '../address-marks/mark-address';
import { decideAccountState } from '../account-states/decide-account-state';
import { accountStateChanged } from '../account-states/events';
import { revokeOtherSessions } from '../sessions/revoke-other-sessions';
import type { AccountState } from '../account-states/schema';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { changeAgeReview } from './change-age-review';
import { personHeld } from './events';
import { ageReviewsSettings } from './settings';

/** A person is held from now on. Earlier proofs of their age are void. */
export const holdBegun = defineHook<{ person: Person; at: Date }>('age-reviews.hold-begun');

const columns = ['id', 'email', 'locale', 'time_zone', 'state', 'verified_at'] as const;

/**
 * Holds a person in the caller's transaction until they prove their age. An account changes its state
 * and is erased when the review period ends, its proved address is marked, and its sessions and
 * connections are closed. A visitor's token gives no access any more. A person who is already held is
 * left unchanged, and so is an account that may not sign in.
 */
export async function holdPerson(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<void> {
  if (person.kind === 'user') return holdUser(context, trx, person);
  const at = context.now();
  const changes = await changeAgeReview(trx, person, { kind: 'held' }, at);
  if (!changes) return;
  await context.hooks.run(holdBegun, trx, { person, at });
  announceHold(trx, person, {});
}

async function holdUser(context: DomainContext, trx: Knex.Transaction, person: Person) {
  const user = await lockAccount(trx, { id: person.id }, columns);
  if (!user) return;
  const decided = decideAccountState(user.state, { kind: 'held' });
  if (!decided.ok) return;
  const { next: state } = decided;
  const now = context.now();
  await changeAccount(trx, { id: user.id }, { state, updated_at: now });
  await changeAgeReview(trx, person, { kind: 'held' }, now);
  await context.hooks.run(holdBegun, trx, { person, at: now });
  if (user.verified_at) await markAddress(context, trx, user.email, 'under_age');
  const erasedAt = await planErasure(context, trx, user);
  await revokeOtherSessions(context, trx, { userId: user.id }, 'age under review');
  await logSecurityEvent(context, trx, {
    kind: 'account-state-changed',
    actor: { kind: 'system' },
    userId: user.id,
    detail: { before: user.state, after: state },
  });
  const about = { personId: user.id, aggregateId: user.id };
  announce(trx, accountStateChanged, about, { userId: user.id, state });
  announceHold(trx, person, {
    recipient: {
      email: user.email,
      locale: user.locale,
      ...(user.time_zone === null ? {} : { timeZone: user.time_zone }),
    },
    erasedAt: erasedAt.toISOString(),
  });
}

/** Schedules the erasure of the account, because an under-age person's data must not be kept. */
async function planErasure(
  context: DomainContext,
  trx: Knex.Transaction,
  user: { id: string; state: AccountState },
): Promise<Date> {
  const { under_age_review_seconds } = await context.settings(ageReviewsSettings);
  const now = context.now();
  const dueAt = new Date(now.getTime() + under_age_review_seconds * 1000);
  await planDeletion(trx, {
    userId: user.id,
    reason: 'under age',
    stateBefore: user.state,
    now,
    dueAt,
  });
  return dueAt;
}

function announceHold(
  trx: Knex.Transaction,
  person: Person,
  details: { recipient?: { email: string; locale: string; timeZone?: string }; erasedAt?: string },
): void {
  const about = { personId: person.id, aggregateId: newId() };
  announce(trx, personHeld, about, { person, ...details });
}
