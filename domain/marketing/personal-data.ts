import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. */
export const marketingPersonalData: PersonalData[] = [
  { table: 'marketing_contacts', owner: 'user_id', onErasure: 'delete' },
];
