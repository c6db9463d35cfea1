import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: what they had made. */
export const generationsPersonalData: PersonalData[] = [
  {
    table: 'generations',
    owner: 'user_id',
    onErasure: 'delete',
    sealed: ['sealed_order'],
    withheld: ['attempts', 'leased_until', 'due_at', 'failures', 'spoilt', 'cost_micros'],
  },
];
