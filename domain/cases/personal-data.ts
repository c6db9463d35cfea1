import { provedAddress } from '../account-states/proved-address';
import type { PersonalData } from '../shared/personal-data';

/**
 * An open case is still answered to its address, for its reference. Maintenance removes cases years
 * after they were resolved.
 */
const cases = {
  table: 'cases',
  onErasure: 'hash',
  email: 'email',
  hash: 'email_hash',
  // The names of staff are not the person's data.
  withheld: ['repeat_key', 'email_hash', 'decided_by'],
  sealed: ['sealed_details', 'sealed_answer'],
} as const;

/** The personal data that this area stores: evidence, and the proof that an answer was in time. */
export const casesPersonalData: PersonalData[] = [
  { ...cases, owner: 'user_id' },
  // Cases opened without a session.
  {
    ...cases,
    owner: 'email',
    of: provedAddress,
    only: (rows) => void rows.whereNull('user_id'),
  },
];
