import { emailUnsubscribed } from '~/domain/unsubscribes/events';
import { onEvent } from '../relay/subscriber';

export const unsubscribesSubscribers = [
  // For whoever keeps lists of addresses outside of the product; so far nobody does.
  onEvent(emailUnsubscribed, () => ({})),
];
