import type { Knex } from 'knex';
import type { CharacterCardsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { toStoredCard, type StoredCard } from './card-rows';

/** The number of drafts that are listed. */
const mostDrafts = 5;

interface OwnCard {
  userId: string;
  cardId: string;
}

/** Returns a card that a person imported, brought in or not; null if there is none. */
export async function findCard(
  context: DomainContext,
  { userId, cardId }: OwnCard,
): Promise<StoredCard | null> {
  const [card] = await read(context, (rows) => void rows.where({ id: cardId, user_id: userId }));
  return card ?? null;
}

/** Returns the card of a person's character; null if it was not made from one. */
export async function findCardOf(
  context: DomainContext,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<StoredCard | null> {
  const [card] = await read(
    context,
    (rows) => void rows.where({ character_id: characterId, user_id: userId }),
  );
  return card ?? null;
}

/** Lists a person's last cards that were not brought in, the latest first. */
export const listDraftCards = (context: DomainContext, userId: string): Promise<StoredCard[]> =>
  read(
    context,
    (rows) =>
      void rows
        .where({ user_id: userId })
        .whereNull('character_id')
        .orderBy('created_at', 'desc')
        .limit(mostDrafts),
  );

/** Removes a person's card that was not brought in. Safe to repeat. */
export async function discardCard({ db }: DomainContext, { userId, cardId }: OwnCard) {
  await db('character_cards')
    .where({ id: cardId, user_id: userId })
    .whereNull('character_id')
    .delete();
}

async function read(
  { db, seal }: DomainContext,
  narrow: (rows: Knex.QueryBuilder) => void,
): Promise<StoredCard[]> {
  const rows = await db('character_cards').modify(narrow).select<CharacterCardsRow[]>('*');
  return rows.map((row) => toStoredCard(seal, row));
}
