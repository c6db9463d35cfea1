import { removeInBatches, type Retention } from '../shared/remove-in-batches';

/** Marks whose time is over. */
export const addressMarksRetention = {
  addressMarks: ({ db, now }) =>
    removeInBatches(db, {
      table: 'address_marks',
      key: ['hash', 'kind'],
      column: 'expires_at',
      before: now(),
    }),
} satisfies Retention;
