import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: which characters may write first, and how often. */
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
