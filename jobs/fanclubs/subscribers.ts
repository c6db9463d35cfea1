import {
  clubRenewalAnnounced,
  clubRenewalFailed,
  membershipChanged,
} from '~/domain/fanclubs/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const fanclubsSubscribers = [
  onEvent(membershipChanged, ({ userId, characterId, change, isMember }) => {
    // Somebody has begun to charge it: what pages show is told when that is done.
    if (change === 'renewal-pending') return {};
    const character = { _id: characterId, isCurrentUserFanClubMember: isMember };
    return { publications: [toStream(userId, 'fanclub.subscription.event', { character })] };
  }),
  onEvent(clubRenewalAnnounced, ({ email, locale, ...told }, meta) => ({
    jobs: [requestMail('club-renewal', { email, locale }, told, meta)],
  })),
  onEvent(clubRenewalFailed, ({ email, locale, ...told }, meta) => ({
    jobs: [requestMail('club-renewal-failed', { email, locale }, told, meta)],
  })),
];
