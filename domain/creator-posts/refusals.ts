import { chatRefusals } from '../chat/refusals';
import { creatorRefusals } from '../creators/refusals';
import { moderationRefusals } from '../moderation/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const creatorPostsRefusals = defineRefusals({
  /** The account has no model. */
  'not-a-creator': nothing,
  /** The creator has no such post or draft. */
  'no-such-own-post': nothing,
  'no-such-post-image': nothing,
  /** The post is published; only its caption and pictures can be changed. */
  'post-is-published': nothing,
  /** A draft has no chosen picture. */
  'post-without-images': nothing,
  /** A price is missing, or is more than allowed. */
  'post-price-range': details<{ data: { most: number } }>(),
  /** The twin has no fan club, so no one could see the post. */
  'twin-without-club': nothing,
  /** The caption is not allowed. */
  'caption-not-allowed': nothing,
  /** A fan paid for the picture. */
  'image-is-paid': nothing,
  /** The picture is the last of its post. */
  'image-is-last': nothing,
  'post-images-limit': details<{ data: { limit: number } }>(),
  'post-drafts-limit': details<{ data: { limit: number } }>(),
  /** The time is over, or too far away. */
  'publish-time-range': details<{ data: { days: number } }>(),
});

const allRefusals = {
  ...moderationRefusals,
  ...chatRefusals,
  ...creatorRefusals,
  ...creatorPostsRefusals,
};

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
