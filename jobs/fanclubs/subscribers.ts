import {
  clubRenewalAnnounced,
  clubRenewalFailed,
  membershipChanged,
} from '~/domain/fanclubs/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const fanclubsSubscribers = [
  onEvent(membershipChanged, ({ userId, characterId, isMember }) => ({
    publications: [
      toStream(userId, 'fanclub.subscription.event', {
        character: { _id: characterId, isCurrentUserFanClubMember: isMember },
      }),
    ],
  })),
  onEvent(clubRenewalAnnounced, ({ email, locale, ...told }, meta) => ({
    jobs: [requestMail('club-renewal', { email, locale }, told, meta)],
  })),
  onEvent(clubRenewalFailed, ({ email, locale, ...told }, meta) => ({
    jobs: [requestMail('club-renewal-failed', { email, locale }, told, meta)],
  })),
];
