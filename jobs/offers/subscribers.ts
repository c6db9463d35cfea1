import { specialOffersChanged } from '~/domain/offers/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent } from '../relay/subscriber';

export const offersSubscribers = [
  onEvent(specialOffersChanged, ({ userId, specialOffers }) => ({
    publications: [toStream(userId, 'user.special-offers-updated.event', { specialOffers })],
  })),
];
