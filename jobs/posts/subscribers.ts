import type { Moment } from '~/domain/chat/messages/note-moment';
import { assetUnlocked, postLiked, postUnlocked } from '~/domain/posts/events';
import { requestMoment } from '../chat/request-moment';
import { rankForYouJob } from '../feeds/rank-for-you.job';
import { onEvent, request, type EventMeta } from '../relay/subscriber';

export const postsSubscribers = [
  onEvent(postLiked, ({ postId, ...about }, meta) =>
    follow(about, { type: 'post_reacted', postId }, `liked-${postId}`, meta),
  ),
  onEvent(assetUnlocked, ({ postId, assetId, tokens, ...about }, meta) => {
    const part = { postId, assetId };
    const moment: Moment =
      tokens > 0
        ? { type: 'unlocked_photo', ...part, tokens }
        : { type: 'post:asset:unlock:credit_card', ...part };
    return follow(about, moment, `opened-${assetId}`, meta);
  }),
  onEvent(postUnlocked, ({ postId, tokens, ...about }, meta) =>
    follow(about, { type: 'unlocked_post', postId, tokens }, `opened-${postId}`, meta),
  ),
];

/**
 * Returns the jobs after an action on a post: it shows the user's preferences, and appears in their chat
 * with the character.
 */
function follow(
  { userId, characterId }: { userId: string; characterId: string },
  moment: Moment,
  key: string,
  meta: EventMeta,
) {
  return {
    jobs: [
      request(rankForYouJob, { userId, requestId: meta.requestId }),
      requestMoment({ userId, characterId, moment, key }, meta),
    ],
  };
}
