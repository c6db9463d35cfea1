import type { FeedCharacter } from '~/domain/feeds/list-feed-characters';

/**
 * Makes cards without the large pictures, which only a hero and a profile show. Who stands in several
 * places of a page is one and the same card, so that its data says it once.
 */
export function smallCards(): (cards: FeedCharacter[]) => FeedCharacter[] {
  const made = new Map<string, FeedCharacter>();
  return (cards) =>
    cards.map((card) => {
      const small = made.get(card._id) ?? smallCard(card);
      made.set(card._id, small);
      return small;
    });
}

function smallCard({ media, ...card }: FeedCharacter): FeedCharacter {
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
