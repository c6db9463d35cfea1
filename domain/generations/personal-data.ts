import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: a person's orders. */
export const generationsPersonalData: PersonalData[] = [
  {
    table: 'generations',
    owner: 'user_id',
    onErasure: 'delete',
    sealed: ['sealed_order'],
    withheld: ['attempts', 'leased_until', 'due_at', 'failures', 'spoilt', 'cost_micros'],
  },
];
