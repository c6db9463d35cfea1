import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: for a day, what they asked for and were answered. */
export const idempotencyPersonalData: PersonalData[] = [
  {
    table: 'idempotent_requests',
    owner: 'caller_id',
    onErasure: 'delete',
    withheld: ['fingerprint', 'sealed_answer'],
  },
];
