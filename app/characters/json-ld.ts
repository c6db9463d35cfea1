import { absolute, fictional, type Product } from '../kit/site/json-ld';
import type { CharacterProfile } from './presenters/character-for-fan';

/** Returns the structured data of a character's profile. */
export function characterJsonLd(product: Product, character: CharacterProfile) {
  const { slug, name, tagline, createdAt } = character;
  const url = absolute(product, `/characters/${slug}`);
  return {
    '@type': 'ProfilePage',
    url,
    dateCreated: createdAt,
    isFamilyFriendly: false,
    mainEntity: {
      '@type': 'Person',
      additionalType: fictional,
      name,
      description: tagline,
      url,
      image: `${url}/og.jpg`,
    },
  };
}
