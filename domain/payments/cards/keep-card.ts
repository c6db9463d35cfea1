import type { Knex } from 'knex';
import type { SavedCardsRow } from '~/db/rows';
import type { CardRegistration } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { cardMark } from '../pay/payment-mark';

interface Kept {
  userId: string;
  processor: string;
  registration: CardRegistration;
  /** False for a card used for a single payment: it cannot be chosen and is deleted after the payment. */
  isOffered?: boolean;
}

/**
 * Saves a card as the processor describes it: creates it, as the default if the person has none, or updates
 * it. Returns null for a registration of another person.
 */
export async function keepCard(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, processor, registration, isOffered = true }: Kept,
): Promise<SavedCardsRow | null> {
  await lockCards(trx, userId);
  const existing = await findCardByRegistration(trx, processor, registration.registrationId);
  if (existing && existing.user_id !== userId) return null;
  const columns = cardColumnsOf(context, registration);
  if (existing && (!existing.removed_at || !isOffered)) {
    await trx('saved_cards').where({ id: existing.id }).update(columns);
    return { ...existing, ...columns };
  }
  const revived = {
    ...columns,
    is_default: isOffered && !(await hasDefault(trx, userId)),
    removed_at: isOffered ? null : context.now(),
    forgotten_at: null,
  };
  if (existing) {
    await trx('saved_cards').where({ id: existing.id }).update(revived);
    return { ...existing, ...revived };
  }
  const [card] = await trx('saved_cards')
    .insert({
      id: newId(),
      user_id: userId,
      processor,
      registration_id: registration.registrationId,
      created_at: context.now(),
      ...revived,
    })
    .returning('*');
  return card ?? null;
}

/** Offers a card again after it has paid; it becomes the default if the person has none. */
export async function offerCard(trx: Knex.Transaction, card: SavedCardsRow): Promise<void> {
  await lockCards(trx, card.user_id);
  await trx('saved_cards')
    .where({ id: card.id, forgotten_at: null })
    .whereNotNull('removed_at')
    .update({ removed_at: null, is_default: !(await hasDefault(trx, card.user_id)) });
}

/** Serialises changes of a person's cards, so that only one of two first cards becomes the default. */
const lockCards = (trx: Knex.Transaction, userId: string) =>
  trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`cards ${userId}`]);

async function hasDefault(trx: Knex.Transaction, userId: string): Promise<boolean> {
  return Boolean(await trx('saved_cards').where({ user_id: userId, is_default: true }).first('id'));
}

/** Updates a saved card with data from an account updater or an authentication. */
export async function updateCard(
  context: DomainContext,
  trx: Knex.Transaction,
  processor: string,
  registration: CardRegistration,
): Promise<void> {
  await trx('saved_cards')
    .where({ processor, registration_id: registration.registrationId })
    .update(cardColumnsOf(context, registration));
}

const cardColumnsOf = (context: DomainContext, registration: CardRegistration) => ({
  brand: registration.brand,
  last4: registration.last4,
  holder: registration.holder.slice(0, 50),
  expires_on: registration.expiresOn,
  last_authentication_failed: registration.lastAuthenticationFailed,
  mark: cardMark(context, registration),
  expired_at: hasExpired(registration.expiresOn, context.now()) ? context.now() : null,
});

/** Checks whether a card has expired; it is valid until the end of its month. */
export const hasExpired = (expiresOn: string, now: Date): boolean =>
  expiresOn < now.toISOString().slice(0, 7);

export function findCardByRegistration(
  db: Knex,
  processor: string,
  registrationId: string,
): Promise<SavedCardsRow | undefined> {
  return db('saved_cards').where({ processor, registration_id: registrationId }).first();
}
