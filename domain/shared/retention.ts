import { removeAfter, type Retention } from './remove-in-batches';
import { outboxSettings } from './settings';

/** The retention of relayed events and of dead letters. */
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
