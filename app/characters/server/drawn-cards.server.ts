import type { FeedCharacter } from '~/domain/feeds/list-feed-characters';
import type { MediaAddress } from '../../kit/http/context/media-addresses';
import { presentDrawnCard, type DrawnCard } from '../presenters/character-for-fan';

/**
 * Returns a function that creates the cards of a page. A character in several lists has one card object,
 * so that the page's data contains it once.
 */
export function drawnCards(address: MediaAddress): (characters: FeedCharacter[]) => DrawnCard[] {
  const made = new Map<string, DrawnCard>();
  return (characters) =>
    characters.map((character) => {
      const card = made.get(character.id) ?? presentDrawnCard(character, address);
      made.set(character.id, card);
      return card;
    });
}
