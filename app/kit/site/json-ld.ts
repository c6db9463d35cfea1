import type { CharacterProfile } from '../../characters/presenters/character-for-fan';
import type { Post } from '../../posts/presenters/post-for-fan';

/** Characters are no people: the contract of search engines has no kind nearer to them. */
const fictional = 'https://www.wikidata.org/entity/Q15632617';

interface Product {
  name: string;
  url: string;
}

const absolute = ({ url }: Product, path: string) => new URL(path, url).href;

/** The site itself, with its search. */
export function siteJsonLd(product: Product) {
  return {
    '@type': 'WebSite',
    name: product.name,
    url: absolute(product, '/'),
    isFamilyFriendly: false,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absolute(product, '/characters')}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A character's profile. */
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

/** A post: its words and, as a picture, only what anybody may see. */
export function postJsonLd(product: Product, post: Post) {
  const { characterName, characterSlug } = post.characterMeta;
  const author = absolute(product, `/characters/${characterSlug}`);
  const url = `${author}/post/${post._id}`;
  return {
    '@type': 'SocialMediaPosting',
    url,
    headline: post.textContent.slice(0, 110) || characterName,
    datePublished: post.createdAt,
    image: `${url}/og.jpg`,
    isFamilyFriendly: false,
    isAccessibleForFree: post.accessType === 'free',
    author: { '@type': 'Person', additionalType: fictional, name: characterName, url: author },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.likesCount,
    },
  };
}
