import { characterFollowed, characterUnfollowed } from '~/domain/characters/events';
import { rankForYouJob } from '../feeds/rank-for-you.job';
import { onEvent, request } from '../relay/route';

export const charactersRoutes = [
  onEvent(characterFollowed, ({ userId }, { requestId }) => ({
    jobs: [request(rankForYouJob, { userId, requestId })],
  })),
  onEvent(characterUnfollowed, () => ({})),
];
