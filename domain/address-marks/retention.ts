import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** Marks whose time is over. */
export const addressMarksRetention = {
  addressMarks: removeExpired({ table: 'address_marks', key: ['hash', 'kind'] }),
} satisfies Retention;
