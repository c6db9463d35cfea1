import type { PersonalData } from '../shared/personal-data';

/**
 * What this area holds of a person: what staff did about their account. It stays after an erasure, as
 * the log of those who act; the ids in it lead to nobody any more.
 */
export const staffPersonalData: PersonalData[] = [
  {
    table: 'staff_actions',
    owner: 'user_id',
    onErasure: 'keep',
    withheld: ['staff_id', 'role', 'reason', 'network'],
  },
];
