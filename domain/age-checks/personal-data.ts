import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: that a person must pass a check, and when and how they did. */
export const ageChecksPersonalData: PersonalData[] = [
  { table: 'age_checks', owner: 'person_id', onErasure: 'delete' },
];
