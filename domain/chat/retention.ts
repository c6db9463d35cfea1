import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { guestsAge } from '../viewers/guest-rows';
import { removeStaleGuests } from './chats/remove-guests';
import { chatSettings } from './settings';

/** Visitors who never signed up with their messages and views, and records of sends and replies. */
export const chatRetention = {
  guests: { ...guestsAge, remove: removeStaleGuests },
  sendOutcomes: removeAfter(chatSettings, 'send_outcome_kept_seconds', {
    table: 'send_outcomes',
    key: ['sender_id', 'idempotency_key'],
    column: 'created_at',
  }),
  finishedReplies: removeAfter(chatSettings, 'reply_kept_seconds', {
    table: 'replies',
    key: 'message_id',
    column: 'created_at',
    where: (rows) => void rows.whereNot({ state: 'pending' }),
  }),
  authorTrials: removeAfter(chatSettings, 'author_trial_kept_seconds', {
    table: 'author_trials',
    key: 'id',
    column: 'created_at',
  }),
  videoOffers: removeAfter(chatSettings, 'video_offer_kept_seconds', {
    table: 'video_messages',
    key: 'id',
    column: 'created_at',
    // Confirmed offers are kept, because only a person's first video is free.
    where: (rows) => void rows.whereNot({ state: 'confirmed' }),
  }),
} satisfies Retention;
