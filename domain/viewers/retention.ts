import type { Retention } from '../shared/remove-in-batches';
import { removeStaleGuests } from './remove-stale-guests';

/** Visitors who never signed up, with all they said and saw. */
export const viewersRetention = { guests: removeStaleGuests } satisfies Retention;
