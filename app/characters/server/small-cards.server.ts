import type { FeedCharacter } from '~/domain/feeds/list-feed-characters';
import type { MediaAddress } from '../../http/media-addresses';
import { presentFeedCard, type FeedCard } from '../presenters/character-for-fan';

/**
 * Makes cards without the large pictures, which only a hero and a profile show. Who stands in several
 * places of a page is one and the same card, so that its data says it once.
 */
export function smallCards(address: MediaAddress): (characters: FeedCharacter[]) => FeedCard[] {
  const made = new Map<string, FeedCard>();
  return (characters) =>
    characters.map((character) => {
      const small = made.get(character.id) ?? smallCard(presentFeedCard(character, address));
      made.set(character.id, small);
      return small;
    });
}

function smallCard({ media, ...card }: FeedCard): FeedCard {
  return {
    ...card,
    media: {
      ...media,
      card: media.card ?? media.portrait,
      portrait: null,
      cover: null,
      preview: null,
    },
  };
}
