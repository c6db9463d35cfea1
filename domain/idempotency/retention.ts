import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** Responses whose requests are no longer repeated. */
export const idempotencyRetention = {
  idempotentRequests: removeExpired({ table: 'idempotent_requests', key: 'id' }),
} satisfies Retention;
