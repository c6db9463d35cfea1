import { emailUnsubscribed } from '~/domain/unsubscribes/events';
import { onEvent } from '../relay/route';

export const unsubscribesRoutes = [
  // For whoever keeps lists of addresses outside of the product; so far nobody does.
  onEvent(emailUnsubscribed, () => ({})),
];
