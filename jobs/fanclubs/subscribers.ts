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
  onEvent(membershipChanged, ({ userId, characterId, change, isMember }, meta) => {
    // A charge has only begun; pages are notified when it is done.
    if (change === 'renewal-pending') return {};
    const character = { _id: characterId, isCurrentUserFanClubMember: isMember };
    // A person who leaves and joins again has joined twice.
    const joined = { type: 'joined_fanclub', key: `joined-${meta.eventId}` } as const;
    return {
      publications: [toStream(userId, 'fanclub.subscription.event', { character })],
      jobs:
        change === 'joined'
          ? [
              requestMoment(
                { userId, characterId, moment: { type: joined.type }, key: joined.key },
                meta,
              ),
            ]
          : [],
    };
  }),
  onEvent(clubRenewalAnnounced, ({ email, locale, ...data }, meta) => ({
    jobs: [requestMail('club-renewal', { email, locale }, data, meta)],
  })),
  onEvent(clubRenewalFailed, ({ email, locale, ...data }, meta) => ({
    jobs: [requestMail('club-renewal-failed', { email, locale }, data, meta)],
  })),
];
