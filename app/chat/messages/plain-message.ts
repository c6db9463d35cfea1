import type { ThreadMessage } from '../presenters/thread-for-fan';

type MessageData = Pick<ThreadMessage, '_id' | 'seq' | 'role' | 'content' | 'sentAt'>;

/** Creates a message that contains only text, unless other fields are given. */
export const plainMessage = (fields: MessageData & Partial<ThreadMessage>): ThreadMessage => ({
  subtype: null,
  idempotencyKey: null,
  referral: null,
  details: null,
  speech: null,
  gist: null,
  quote: null,
  reaction: null,
  isRemoved: false,
  isEdited: false,
  ...fields,
});
