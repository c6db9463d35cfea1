import type { Knex } from 'knex';
import type { AccountsRow, SubscriptionsRow } from '~/db/rows';
import { maySignIn } from '../account-states/account-state';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import type { StaffActName } from '../staff/acts';
import { changeSubscription } from './change-subscription';
import { refuse, type Refusal } from './refusals';

type Outcome = { ok: true } | Refusal<'no-subscription' | 'account-not-open'> | StaffActRefusal;

/**
 * Cancels a person's subscription for them, as they could themselves: nothing is charged any more, and paid
 * time remains. An overdue one ends now. Its owner gets the usual mail.
 */
export const cancelForPerson = (
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<Outcome> => change(context, by, { id, act: 'subscription.cancel', event: 'canceled' });

/** Continues a cancelled subscription that has not ended. Nothing is charged before its end. */
export const resumeForPerson = (
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<Outcome> => change(context, by, { id, act: 'subscription.resume', event: 'kept' });

interface Change {
  id: string;
  act: Extract<StaffActName, 'subscription.cancel' | 'subscription.resume'>;
  event: 'canceled' | 'kept';
}

async function change(
  context: DomainContext,
  by: StaffActor,
  { id, act, event }: Change,
): Promise<Outcome> {
  return carryOut(context, by, { act, id }, async (trx) => {
    const before = await findWithOwner(trx, id);
    if (!before) return refuse('no-subscription');
    // An overdue one would be charged at once, which only its owner decides.
    if (event === 'kept' && before.status === 'past_due') return refuse('no-subscription');
    if (event === 'kept' && !maySignIn(before.state)) return refuse('account-not-open');
    const userId = before.user_id;
    const changed = await changeSubscription(context, trx, { userId, id }, { kind: event });
    if (!changed.ok) {
      if (changed.reason === 'payment-due') throw new Error('nothing is due first');
      return refuse('no-subscription');
    }
    if (!changed.isChanged) return { ok: true, change: null };
    const after = { status: changed.subscription.status };
    return { ok: true, change: { before: { status: before.status }, after, userId } };
  });
}

type Owned = Pick<SubscriptionsRow, 'user_id' | 'status'> & Pick<AccountsRow, 'state'>;

const findWithOwner = (trx: Knex.Transaction, id: string) =>
  trx('subscriptions')
    .join('accounts', 'accounts.id', 'subscriptions.user_id')
    .where('subscriptions.id', id)
    .first<Owned | undefined>('subscriptions.user_id', 'subscriptions.status', 'accounts.state');
