import { emailUnsubscribed } from '~/domain/unsubscribes/events';
import { onEvent } from '../relay/subscriber';

export const unsubscribesSubscribers = [
  // Published for external systems with lists of addresses; none exist so far.
  onEvent(emailUnsubscribed, () => ({})),
];
