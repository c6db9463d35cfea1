import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: characters that a person made, and their portraits. */
export const madeCharactersPersonalData: PersonalData[] = [
  {
    table: 'made_portraits',
    owner: 'user_id',
    onErasure: 'delete',
  },
  {
    table: 'made_renewals',
    owner: 'user_id',
    onErasure: 'delete',
    withheld: ['idempotency_key', 'reservation_id'],
  },
  {
    table: 'made_characters',
    owner: 'user_id',
    onErasure: 'delete',
    sealed: ['sealed_choices'],
    withheld: ['idempotency_key', 'due_at', 'leased_until', 'failures', 'reservation_id'],
  },
];
