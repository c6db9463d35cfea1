import { assetUnlocked, postLiked, postUnlocked } from '~/domain/posts/events';
import { rankForYouJob } from '../feeds/rank-for-you.job';
import { onEvent, request } from '../relay/subscriber';

export const postsSubscribers = [
  onEvent(postLiked, ({ userId }, { requestId }) => ({
    jobs: [request(rankForYouJob, { userId, requestId })],
  })),
  onEvent(assetUnlocked, ({ userId }, { requestId }) => ({
    jobs: [request(rankForYouJob, { userId, requestId })],
  })),
  onEvent(postUnlocked, ({ userId }, { requestId }) => ({
    jobs: [request(rankForYouJob, { userId, requestId })],
  })),
];
