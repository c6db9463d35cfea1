import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { guestsAge } from '../viewers/guest-rows';
import { removeStaleGuests } from './chats/remove-guests';
import { chatSettings } from './settings';

/** Visitors who never signed up, with all they said and saw, and what was noted to send and to answer. */
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
  videoOffers: removeAfter(chatSettings, 'video_offer_kept_seconds', {
    table: 'video_messages',
    key: 'id',
    column: 'created_at',
    // Whether somebody had one is asked for ever: the first is free once.
    where: (rows) => void rows.whereNot({ state: 'confirmed' }),
  }),
} satisfies Retention;
