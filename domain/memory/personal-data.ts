import type { PersonalData } from '../shared/personal-data';

const ofChats = {
  owner: 'chat_id',
  of: { table: 'threads', reads: 'chats', owner: 'user_id', key: 'id' },
  onErasure: 'delete',
} as const;

/** The personal data of this area: what characters remember of conversations. */
export const memoryPersonalData: PersonalData[] = [
  {
    ...ofChats,
    table: 'facts',
    sealed: ['sealed_text', 'sealed_topic', 'sealed_quote'],
  },
  { ...ofChats, table: 'diary_entries', sealed: ['sealed_text'] },
  { ...ofChats, table: 'chat_preferences' },
  {
    ...ofChats,
    table: 'chat_memories',
    withheld: ['attempts', 'leased_until', 'due_at', 'diary_due_at', 'diary_failures'],
  },
];
