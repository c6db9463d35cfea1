import type { Knex } from 'knex';
import type { MarketingContactsRow } from '~/db/rows';
import type { Marketing } from '~/providers/marketing/marketing';
import { lockAccount } from '../account-states/account-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { isUnsubscribed } from '../unsubscribes/is-unsubscribed';
import { contactSynced } from './events';

type Contact = Pick<MarketingContactsRow, 'email' | 'locale'>;

/** Thrown when a person's consent changed during the call of the provider; the sync is retried. */
class ContactChangedMeanwhile extends Error {
  override name = 'ContactChangedMeanwhile';
}

/**
 * Adds a person to the marketing provider's contacts as they want, or removes them. A contact that is
 * already up to date is not sent again. Safe to repeat, also concurrently. Throws the provider's errors and
 * ContactChangedMeanwhile; a retry makes sense for both.
 */
export async function syncContact(
  context: DomainContext,
  marketing: Marketing,
  userId: string,
): Promise<void> {
  const [wanted, stored] = await Promise.all([
    findWanted(context, context.db, userId),
    findStoredContact(context.db, userId),
  ]);
  if (isSame(wanted, stored) && (!stored || stored.synced_at)) return;
  await markAsSent(context, userId, stored);
  if (stored && stored.email !== wanted?.email) await marketing.forget(stored.email);
  if (wanted) {
    await markAsSent(context, userId, wanted);
    await marketing.know({ userId, ...wanted });
  }
  await transact(context, async (trx) => {
    await lockAccount(trx, { id: userId }, ['id'], { isShared: true });
    if (!isSame(await findWanted(context, trx, userId), wanted))
      throw new ContactChangedMeanwhile(userId);
    await note(context, trx, userId, wanted);
  });
}

/**
 * Marks a contact as possibly sent. Until the provider has replied, its state is unknown, so the next call
 * sends the contact again.
 */
async function markAsSent(
  { db }: DomainContext,
  userId: string,
  contact: Contact | undefined,
): Promise<void> {
  if (!contact) return;
  const { email, locale } = contact;
  await db('marketing_contacts')
    .insert({ user_id: userId, email, locale, synced_at: null })
    .onConflict('user_id')
    .merge();
}

async function note(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  wanted: Contact | undefined,
): Promise<void> {
  const rows = trx('marketing_contacts');
  if (wanted) {
    await rows
      .insert({ user_id: userId, ...wanted, synced_at: context.now() })
      .onConflict('user_id')
      .merge();
  } else await rows.where({ user_id: userId }).delete();
  announce(
    trx,
    contactSynced,
    { personId: userId, aggregateId: userId },
    { userId, isHasMarketingEmail: wanted !== undefined },
  );
}

function findStoredContact(
  db: Knex,
  userId: string,
): Promise<(Contact & Pick<MarketingContactsRow, 'synced_at'>) | undefined> {
  return db('marketing_contacts').where({ user_id: userId }).first('email', 'locale', 'synced_at');
}

/** Returns the contact that the provider should have; undefined when it should have none. */
async function findWanted(
  context: DomainContext,
  db: Knex,
  userId: string,
): Promise<Contact | undefined> {
  const contact = await db('accounts')
    .where({ id: userId, agreed_to_promotions: true })
    .whereNotNull('verified_at')
    .whereIn('state', ['active', 'warned'])
    .first('email', 'locale');
  if (!contact || (await isUnsubscribed(context, db, contact.email))) return undefined;
  return contact;
}

const isSame = (one: Contact | undefined, other: Contact | undefined) =>
  one?.email === other?.email && one?.locale === other?.locale;
