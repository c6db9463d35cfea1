import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. Messages and replies go with their chat. */
export const chatPersonalData: PersonalData[] = [
  { table: 'chats', owner: 'user_id', onErasure: 'delete' },
  { table: 'messages', owner: 'sender_id', onErasure: 'delete' },
  { table: 'send_outcomes', owner: 'sender_id', onErasure: 'delete' },
];
