import { characterFollowed, characterUnfollowed } from '~/domain/characters/events';
import { requestMoment } from '../chat/request-moment';
import { rankForYouJob } from '../feeds/rank-for-you.job';
import { onEvent, request } from '../relay/subscriber';

export const charactersSubscribers = [
  onEvent(characterFollowed, ({ userId, characterId }, meta) => ({
    jobs: [
      request(rankForYouJob, { userId, requestId: meta.requestId }),
      requestMoment(
        {
          userId,
          characterId,
          moment: { type: 'follow_model' },
          key: `followed-${characterId}`,
        },
        meta,
      ),
    ],
  })),
  onEvent(characterUnfollowed, () => ({})),
];
