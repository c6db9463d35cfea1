import { removeInBatches, type Retention } from '../shared/remove-in-batches';

/** Answers that nobody repeats a request for any more. */
export const idempotencyRetention = {
  idempotentRequests: ({ db, now }) =>
    removeInBatches(db, {
      table: 'idempotent_requests',
      key: 'id',
      column: 'expires_at',
      before: now(),
    }),
} satisfies Retention;
