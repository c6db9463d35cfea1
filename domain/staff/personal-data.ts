import type { PersonalData } from '../shared/personal-data';

/**
 * The acts of staff on a person's account. The rows are kept after an erasure, because the action log is
 * append-only; their ids then lead to no person.
 */
export const staffPersonalData: PersonalData[] = [
  {
    table: 'staff_actions',
    owner: 'user_id',
    onErasure: 'keep',
    withheld: ['staff_id', 'role', 'reason', 'network', 'place', 'hash'],
  },
];
