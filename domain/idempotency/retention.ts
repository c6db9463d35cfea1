import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** Answers that nobody repeats a request for any more. */
export const idempotencyRetention = {
  idempotentRequests: removeExpired({ table: 'idempotent_requests', key: 'id' }),
} satisfies Retention;
