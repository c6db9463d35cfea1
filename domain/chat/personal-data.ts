import type { PersonalData } from '../shared/personal-data';
import { removeMessagesOf } from './messages/remove-some';
import { formerVisitors } from '../viewers/former-visitors';

const chats = { table: 'chats', owner: 'user_id' };
/** Chats they removed that are not emptied yet: in no export, and erased with them at the latest. */
const removed = { table: 'chats', owner: 'removed_by', isUntold: true } as const;
const messages = {
  table: 'messages',
  owner: 'chat_id',
  sealed: ['sealed_content', 'sealed_gist'],
  onErasure: 'delete',
  removeOf: removeMessagesOf,
} as const;

/** What this area holds of a person: both sides of their conversations. */
export const chatPersonalData: PersonalData[] = [
  { table: 'send_outcomes', owner: 'sender_id', onErasure: 'delete' },
  // What they said as visitors moved to their chats.
  { table: 'send_outcomes', owner: 'sender_id', of: formerVisitors, onErasure: 'delete' },
  { ...messages, of: { ...chats, key: 'id' } },
  { ...messages, of: { ...removed, key: 'id' }, isUntold: true },
  {
    table: 'voice_recordings',
    owner: 'person_id',
    withheld: ['original_key', 'audio_key'],
    onErasure: 'anonymise',
    // Its files go with the next sweep, and the row with them.
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
