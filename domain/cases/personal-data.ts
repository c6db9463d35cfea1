import { provedAddress } from '../account-states/proved-address';
import type { PersonalData } from '../shared/personal-data';

/**
 * An open case is still answered, where its reference and address are entered; the maintenance
 * removes cases years after they were resolved.
 */
const cases = {
  table: 'cases',
  onErasure: 'hash',
  email: 'email',
  hash: 'email_hash',
  withheld: ['repeat_key', 'email_hash'],
  sealed: ['sealed_details'],
} as const;

/** What this area holds of a person: evidence, and the proof that an answer came in time. */
export const casesPersonalData: PersonalData[] = [
  { ...cases, owner: 'user_id' },
  // Opened without a session.
  {
    ...cases,
    owner: 'email',
    of: provedAddress,
    only: (rows) => void rows.whereNull('user_id'),
  },
];
