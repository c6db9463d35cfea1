import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: by whom, and how often, they let themselves be written to. */
export const followUpsPersonalData: PersonalData[] = [
  { table: 'follow_up_switches', owner: 'user_id', onErasure: 'delete' },
  {
    table: 'chat_follow_ups',
    owner: 'chat_id',
    of: { table: 'threads', reads: 'chats', owner: 'user_id', key: 'id' },
    withheld: ['attempts', 'leased_until', 'due_at', 'decided_at', 'failures', 'written_seq'],
    onErasure: 'delete',
  },
];
