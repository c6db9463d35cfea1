import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: requests and their responses, for a day. */
export const idempotencyPersonalData: PersonalData[] = [
  {
    table: 'idempotent_requests',
    owner: 'caller_id',
    onErasure: 'delete',
    withheld: ['fingerprint', 'sealed_answer'],
  },
];
