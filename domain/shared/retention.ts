import { removeInBatches, secondsAgo, type Retention } from './remove-in-batches';
import { outboxSettings } from './settings';

/** Events that were relayed, and those that never could be. */
export const outboxRetention = {
  async outbox(context) {
    const { outbox_kept_seconds } = await context.settings(outboxSettings);
    return removeInBatches(context.db, {
      table: 'outbox',
      key: 'id',
      column: 'published_at',
      before: secondsAgo(context, outbox_kept_seconds),
    });
  },
  async deadLetters(context) {
    const { outbox_dead_kept_seconds } = await context.settings(outboxSettings);
    return removeInBatches(context.db, {
      table: 'outbox',
      key: 'id',
      column: 'dead_at',
      before: secondsAgo(context, outbox_dead_kept_seconds),
    });
  },
} satisfies Retention;
