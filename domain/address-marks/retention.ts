import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** Expired marks. */
export const addressMarksRetention = {
  addressMarks: removeExpired({ table: 'address_marks', key: ['hash', 'kind'] }),
} satisfies Retention;
