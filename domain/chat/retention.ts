import type { Retention } from '../shared/remove-in-batches';
import { removeStaleGuests } from './chats/remove-guests';

/** Visitors who never signed up, with all they said and saw. */
export const chatRetention = { guests: removeStaleGuests } satisfies Retention;
