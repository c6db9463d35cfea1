import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import type { SubscriptionNotice } from './subscription-state';
import {
  nextSubscriptionChanged,
  renewalFailed,
  resumeFailed,
  subscriptionCanceled,
  subscriptionChanged,
  subscriptionEnded,
  subscriptionResumed,
} from './events';
import { dueOf, endOfAccess, nextOf, runningOf } from './get-subscription';
import type { SubscriptionRow } from './subscription-rows';

/** Publishes changes of a person's subscription to their pages, and mails them where necessary. */
export async function announceSubscriptionChanges(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    before,
    after,
    mail,
  }: { before: SubscriptionRow | null; after: SubscriptionRow; mail: SubscriptionNotice | null },
): Promise<void> {
  const now = context.now();
  const userId = after.user_id;
  const about = { personId: userId, aggregateId: after.id };
  const runs = runningOf(after, now);
  const ran = before?.id === after.id ? before : null;
  if (ran?.status !== after.status || !isSame(runningOf(ran, now), runs)) {
    announce(trx, subscriptionChanged, about, { userId, subscription: runs });
  }
  const next = nextOf(after);
  if (!isSame(before ? nextOf(before) : null, next)) {
    announce(trx, nextSubscriptionChanged, about, { userId, nextSubscription: next });
  }
  if (mail === null) return;
  const to = await findRecipient(trx, userId);
  if (to) write(context, trx, { after, mail, to });
}

const isSame = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface Recipient {
  userId: string;
  email: string;
  locale: string;
  timeZone?: string;
}

/** Returns the recipient of a mail; undefined if there is no account. */
export async function findRecipient(db: Knex, userId: string): Promise<Recipient | undefined> {
  const account = await db('accounts').where({ id: userId }).first('email', 'locale', 'time_zone');
  if (!account) return undefined;
  const { email, locale, time_zone } = account;
  return { userId, email, locale, ...(time_zone !== null && { timeZone: time_zone }) };
}

function write(
  context: DomainContext,
  trx: Knex.Transaction,
  { after, mail, to }: { after: SubscriptionRow; mail: SubscriptionNotice; to: Recipient },
): void {
  const about = { personId: after.user_id, aggregateId: after.id };
  const openUntil = endOfAccess(after, context.now()).toISOString();
  switch (mail) {
    case 'canceled':
      announce(trx, subscriptionCanceled, about, { ...to, openUntil });
      return;
    case 'ended':
      announce(trx, subscriptionEnded, about, to);
      return;
    case 'resumed':
      announce(trx, subscriptionResumed, about, { ...to, openUntil });
      return;
    case 'resume-failed':
    case 'renewal-failed': {
      const price = dueOf(after);
      if (!price) throw new Error('a renewal without a price cannot fail');
      const triesAgainAt = after.next_attempt_at?.toISOString() ?? null;
      if (mail === 'resume-failed') {
        announce(trx, resumeFailed, about, { ...to, price, triesAgainAt });
        return;
      }
      announce(trx, renewalFailed, about, { ...to, price, triesAgainAt, openUntil });
    }
  }
}
