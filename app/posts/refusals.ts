import type { postRefusals as codes } from '~/domain/posts/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const postsRefusals = {
  'no-such-post': { status: 404, message: 'Post not found', key: null },
  'no-such-asset': { status: 404, message: 'The post has no such asset', key: null },
  'post-locked': { status: 403, message: 'This post is locked', key: null },
  'already-open': { status: 409, message: 'This post is open to you already', key: null },
  'not-sold-alone': { status: 422, message: 'This asset comes with its post only', key: null },
  'not-sold-by-card': { status: 422, message: 'No card opens this asset', key: null },
  'not-for-tokens': { status: 422, message: 'This post is not unlocked with tokens', key: null },
  'price-changed': { status: 409, message: 'The price has changed', key: null },
} as const satisfies RefusalRows<typeof codes>;
