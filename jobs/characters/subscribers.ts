import { characterFollowed, characterUnfollowed } from '~/domain/characters/events';
import { rankForYouJob } from '../feeds/rank-for-you.job';
import { onEvent, request } from '../relay/subscriber';

export const charactersSubscribers = [
  onEvent(characterFollowed, ({ userId }, { requestId }) => ({
    jobs: [request(rankForYouJob, { userId, requestId })],
  })),
  onEvent(characterUnfollowed, () => ({})),
];
