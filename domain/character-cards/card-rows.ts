import type { CharacterCardsRow } from '~/db/rows';
import { placeOf, type Seal } from '../shared/sealing/seal';
import { partsOf, type CardParts } from './card';
import type { JsonObject } from './json/json-value';

/** The sealed part of a stored card. */
interface SealedCard {
  /** The name of the imported file. */
  fileName: string;
  /** The number of pictures, sounds and other files that were not kept. */
  removed: number;
  /** The card as it was accepted. */
  document: JsonObject;
}

/** A card that a person imported. */
export interface StoredCard extends SealedCard {
  id: string;
  /** The character that was made from it; null for a draft. */
  characterId: string | null;
  format: CharacterCardsRow['format'];
  /** The size of the imported file. */
  fileBytes: number;
  /** The index of the greeting with which chats begin; null for the first message written here. */
  greetingIndex: number | null;
  parts: CardParts;
  createdAt: Date;
}

const placeOfCard = (id: string) => placeOf('character_cards', 'sealed_card', id);

export const sealCard = (seal: Seal, id: string, card: SealedCard): string =>
  seal.seal(JSON.stringify(card), placeOfCard(id));

/** Opens a sealed card. Throws if its document is no card any more, which only a fault can cause. */
export function openCard(
  seal: Seal,
  id: string,
  sealed: string,
): SealedCard & { parts: CardParts } {
  // Written by `sealCard`. A schema would lose fields with special names, such as `__proto__`.
  const card = JSON.parse(seal.open(sealed, placeOfCard(id))) as SealedCard;
  const parts = partsOf(card.document);
  if (!parts) throw new Error('a stored card cannot be read');
  return { ...card, parts };
}

export const toStoredCard = (seal: Seal, row: CharacterCardsRow): StoredCard => ({
  ...openCard(seal, row.id, row.sealed_card),
  id: row.id,
  characterId: row.character_id,
  format: row.format,
  fileBytes: row.file_bytes,
  greetingIndex: row.greeting,
  createdAt: row.created_at,
});
