import type { PersonalData } from '../shared/personal-data';
import { removeMessagesOf } from './messages/remove-some';
import { formerVisitors } from '../viewers/former-visitors';

const chats = { table: 'chats', owner: 'user_id' };
const ofChats = { owner: 'chat_id', of: { ...chats, key: 'id' }, onErasure: 'delete' } as const;
/**
 * Chats that the person removed and that are not emptied yet. No export contains them; they are erased
 * with the account at the latest.
 */
const removed = { table: 'chats', owner: 'removed_by', isOmitted: true } as const;
const messages = {
  table: 'messages',
  owner: 'chat_id',
  sealed: ['sealed_content', 'sealed_gist'],
  onErasure: 'delete',
  removeOf: removeMessagesOf,
} as const;

/** The personal data that this area stores: both sides of the person's conversations. */
export const chatPersonalData: PersonalData[] = [
  { table: 'send_outcomes', owner: 'sender_id', onErasure: 'delete' },
  // Outcomes of messages sent as a visitor; the messages themselves moved to the person's chats.
  { table: 'send_outcomes', owner: 'sender_id', of: formerVisitors, onErasure: 'delete' },
  { ...messages, of: { ...chats, key: 'id' } },
  { ...messages, of: { ...removed, key: 'id' }, isOmitted: true },
  { ...ofChats, table: 'chat_authors' },
  { ...ofChats, table: 'author_trials', sealed: ['sealed_content'], withheld: ['request_id'] },
  {
    table: 'voice_recordings',
    owner: 'person_id',
    withheld: ['original_key', 'audio_key'],
    onErasure: 'anonymise',
    // The next sweep removes its files and then the row.
    anonymous: () => ({
      person_id: null,
      state: 'done',
      message_id: null,
      country: null,
      language: null,
    }),
  },
  { table: 'video_messages', owner: 'user_id', sealed: ['sealed_query'], onErasure: 'delete' },
  { ...chats, onErasure: 'delete' },
  { ...removed, onErasure: 'delete' },
];
