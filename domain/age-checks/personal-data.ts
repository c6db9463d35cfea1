import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: that they must pass a check, and when and how they did. */
export const ageChecksPersonalData: PersonalData[] = [
  { table: 'age_checks', owner: 'person_id', onErasure: 'delete' },
];
