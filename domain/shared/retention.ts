import { removeAfter, type Retention } from './remove-in-batches';
import { outboxSettings } from './settings';

/** Events that were relayed, and those that never could be. */
export const outboxRetention = {
  outbox: removeAfter(outboxSettings, 'outbox_kept_seconds', {
    table: 'outbox',
    key: 'id',
    column: 'published_at',
  }),
  deadLetters: removeAfter(outboxSettings, 'outbox_dead_kept_seconds', {
    table: 'outbox',
    key: 'id',
    column: 'dead_at',
  }),
} satisfies Retention;
