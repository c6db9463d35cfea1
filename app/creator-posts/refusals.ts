import type { creatorPostsRefusals as codes } from '~/domain/creator-posts/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const creatorPostsRefusals = {
  'not-a-creator': {
    status: 404,
    message: 'This account has no twin',
    key: 'not-a-creator',
  },
  'no-such-own-post': { status: 404, message: 'Post not found', key: 'no-such-own-post' },
  'no-such-post-image': { status: 404, message: 'Picture not found', key: 'no-such-post-image' },
  'post-is-published': {
    status: 409,
    message: 'The post is published',
    key: 'post-is-published',
  },
  'post-without-images': {
    status: 409,
    message: 'Choose at least one picture',
    key: 'post-without-images',
  },
  'post-price-range': {
    status: 422,
    message: 'The price is out of range',
    key: 'post-price-range',
  },
  'twin-without-club': {
    status: 409,
    message: 'The twin has no fan club',
    key: 'twin-without-club',
  },
  'caption-not-allowed': {
    status: 422,
    message: 'This caption is not allowed',
    key: 'caption-not-allowed',
  },
  'image-is-paid': {
    status: 409,
    message: 'A fan paid for this picture',
    key: 'image-is-paid',
  },
  'image-is-last': {
    status: 409,
    message: 'It is the last picture of the post',
    key: 'image-is-last',
  },
  'post-images-limit': {
    status: 429,
    message: 'You have reached the limit of pictures for today',
    key: 'post-images-limit',
  },
  'post-drafts-limit': {
    status: 429,
    message: 'You have reached the limit of drafts',
    key: 'post-drafts-limit',
  },
  'publish-time-range': {
    status: 422,
    message: 'The time is over or too far away',
    key: 'publish-time-range',
  },
} as const satisfies RefusalRows<typeof codes>;
