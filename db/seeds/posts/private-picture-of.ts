import type { MessageDetails } from '~/domain/chat/messages/message-details';
import { lockedPicture } from '~/domain/chat/private-pictures/choose-private-picture';
import { drawnSize } from '../seed-posts';
import { folderOf } from './plan-drawings';
import type { PlannedPost } from './plan-posts';

/**
 * Returns the picture of a character's posts that is sent locked in a chat: the first of its kind that is
 * sold for tokens.
 */
export function privatePictureOf(
  posts: readonly PlannedPost[],
  media: 'photo' | 'video',
): MessageDetails {
  for (const { access, assets, discountedPrice, unlockPrice } of posts) {
    if (access !== 'token' && access !== 'tokenOrFanclub') continue;
    const asset = assets.find((one) => !one.isFree && one.media.media === media);
    const price = asset?.unlockPrice ?? discountedPrice ?? unlockPrice;
    if (!asset || price === null) continue;
    const { width, height, duration_ms } = drawnSize[media];
    const seconds = duration_ms === null ? null : duration_ms / 1000;
    return lockedPicture({ folder: folderOf(asset.media.name), width, height, price, seconds });
  }
  throw new Error(`nothing of theirs is a ${media} that is sold for tokens`);
}
