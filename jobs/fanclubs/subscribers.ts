import {
  clubRenewalAnnounced,
  clubRenewalFailed,
  membershipChanged,
} from '~/domain/fanclubs/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMoment } from '../chat/request-moment';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const fanclubsSubscribers = [
  onEvent(membershipChanged, ({ userId, characterId, isMember, change }, meta) => ({
    publications: [
      toStream(userId, 'fanclub.subscription.event', {
        character: { _id: characterId, isCurrentUserFanClubMember: isMember },
      }),
    ],
    jobs:
      change === 'joined'
        ? [
            requestMoment(
              {
                userId,
                characterId,
                moment: { type: 'joined_fanclub' },
                // Who left and joins anew has joined again.
                key: `joined-${meta.eventId}`,
              },
              meta,
            ),
          ]
        : [],
  })),
  onEvent(clubRenewalAnnounced, ({ email, locale, ...told }, meta) => ({
    jobs: [requestMail('club-renewal', { email, locale }, told, meta)],
  })),
  onEvent(clubRenewalFailed, ({ email, locale, ...told }, meta) => ({
    jobs: [requestMail('club-renewal-failed', { email, locale }, told, meta)],
  })),
];
