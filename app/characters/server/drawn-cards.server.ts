import type { FeedCharacter } from '~/domain/feeds/list-feed-characters';
import type { MediaAddress } from '../../kit/http/context/media-addresses';
import { presentDrawnCard, type DrawnCard } from '../presenters/character-for-fan';

/**
 * Makes the cards of a page. Who stands in several places of it is one and the same card, so that its
 * data says it once.
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
