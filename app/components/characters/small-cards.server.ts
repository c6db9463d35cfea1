import type { CharacterCard } from '~/domain/characters/schema';

/**
 * Makes cards without the large pictures, which only a hero and a profile show. Who stands in several
 * places of a page is one and the same card, so that its data says it once.
 */
export function smallCards(): (cards: CharacterCard[]) => CharacterCard[] {
  const made = new Map<string, CharacterCard>();
  return (cards) =>
    cards.map((card) => {
      const small = made.get(card._id) ?? smallCard(card);
      made.set(card._id, small);
      return small;
    });
}

function smallCard({ media, ...card }: CharacterCard): CharacterCard {
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
