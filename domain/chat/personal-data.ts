import type { PersonalData } from '../shared/personal-data';

const chats = { table: 'chats', owner: 'user_id' };
/** The visitors a person was before they signed up; what they said then moved to their chats. */
const visitors = { table: 'attached_guests', owner: 'attached_to_user_id', key: 'id' };

/** What this area holds of a person: both sides of their conversations. */
export const chatPersonalData: PersonalData[] = [
  { table: 'send_outcomes', owner: 'sender_id', onErasure: 'delete' },
  { table: 'send_outcomes', owner: 'sender_id', of: visitors, onErasure: 'delete' },
  {
    table: 'messages',
    owner: 'chat_id',
    of: { ...chats, key: 'id' },
    sealed: ['sealed_content'],
    onErasure: 'delete',
  },
  { ...chats, onErasure: 'delete' },
];
