import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area. */
export const marketingPersonalData: PersonalData[] = [
  { table: 'marketing_contacts', owner: 'user_id', onErasure: 'delete' },
];
