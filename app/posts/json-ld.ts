import { absolute, fictional, type Product } from '../kit/site/json-ld';
import type { Post } from './presenters/post-for-fan';

/** Describes a post for search engines: its text and, as pictures, only the public ones. */
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
