import type { Knex } from 'knex';
import type { SavedCardsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { callProcessor, processorOf, type Providers } from '../pay/call-processor';
import { hasExpired } from './keep-card';
import { refuse, type Refusal } from '../refusals';

export interface SavedCard {
  id: string;
  holder: string;
  last4: string;
  brand: 'visa' | 'master';
  isDefault: boolean;
  isExpired: boolean;
  /** The month of expiry, YYYY-MM. */
  expiresOn: string;
  registrationId: string;
  processor: string;
  lastAuthenticationFailed: boolean;
}

/** Returns the cards that a person can pay with, the default first, then the oldest. */
export async function listCards(context: DomainContext, userId: string): Promise<SavedCard[]> {
  const rows = await context
    .db('saved_cards')
    .where({ user_id: userId, removed_at: null })
    .orderBy([{ column: 'is_default', order: 'desc' }, 'created_at', 'id']);
  return rows.map((row) => toCard(row, context.now()));
}

/** Converts a row to a card as shown to its owner. */
export const toCard = (row: SavedCardsRow, now: Date): SavedCard => ({
  id: row.id,
  holder: row.holder ?? '',
  last4: row.last4,
  brand: row.brand,
  isDefault: row.is_default,
  isExpired: row.expired_at !== null || hasExpired(row.expires_on, now),
  expiresOn: row.expires_on,
  registrationId: row.registration_id,
  processor: row.processor,
  lastAuthenticationFailed: row.last_authentication_failed,
});

/** Checks whether a card will still be valid at a time. */
export const isGoodAt = ({ isExpired, expiresOn }: SavedCard, at: Date): boolean =>
  !isExpired && !hasExpired(expiresOn, at);

/** Makes a person's card their only default. */
export async function setDefaultCard(
  context: DomainContext,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<{ ok: true; card: SavedCard } | Refusal<'no-such-card'>> {
  return transact(context, async (trx) => {
    const cards = await lockCards(trx, userId);
    const chosen = cards.find(({ id }) => id === cardId);
    if (!chosen) return refuse('no-such-card');
    await trx('saved_cards')
      .where({ user_id: userId, is_default: true })
      .update({ is_default: false });
    await trx('saved_cards').where({ id: cardId }).update({ is_default: true });
    return { ok: true, card: toCard({ ...chosen, is_default: true }, context.now()) };
  });
}

/**
 * Removes a person's card; a job deletes it at the processor. Refuses to remove the default while there are
 * others, since the owner has to choose which one is charged next.
 */
export async function deleteCard(
  context: DomainContext,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<{ ok: true } | Refusal<'no-such-card' | 'default-card-stays'>> {
  return transact(context, async (trx) => {
    const cards = await lockCards(trx, userId);
    const chosen = cards.find(({ id }) => id === cardId);
    if (!chosen) return refuse('no-such-card');
    if (chosen.is_default && cards.length > 1) return refuse('default-card-stays');
    await trx('saved_cards')
      .where({ id: cardId })
      .update({ is_default: false, removed_at: context.now() });
    return { ok: true };
  });
}

/** Locks a person's cards until the transaction ends. */
const lockCards = (trx: Knex.Transaction, userId: string): Promise<SavedCardsRow[]> =>
  trx('saved_cards').where({ user_id: userId, removed_at: null }).orderBy('id').forUpdate();

/** The number of cards per run; the rest follow in the next run. */
const batch = 50;

/**
 * Deletes removed cards at their processors, once no payment with them is pending. Failed requests are
 * repeated in the next run. Returns the number of cards deleted.
 */
export async function forgetCards(context: DomainContext, providers: Providers): Promise<number> {
  const removed = await context
    .db('saved_cards')
    .whereNotNull('removed_at')
    .whereNull('forgotten_at')
    .whereNotExists((paying) =>
      paying
        .from('payments')
        .whereRaw('saved_card_id = saved_cards.id')
        .where({ state: 'pending' }),
    )
    .orderBy('removed_at')
    .limit(batch)
    .select('id', 'processor', 'registration_id');
  let forgotten = 0;
  for (const card of removed) {
    const provider = processorOf(providers, card.processor);
    const response = await callProcessor(
      provider?.forgetCard?.(card.registration_id) ?? Promise.resolve(),
    );
    if (!response.ok && response.reason !== 'invalid') continue;
    await context.db('saved_cards').where({ id: card.id }).update({ forgotten_at: context.now() });
    forgotten += 1;
  }
  return forgotten;
}
