import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: what became of what they said of their age. */
export const ageReviewsPersonalData: PersonalData[] = [
  { table: 'age_reviews', owner: 'person_id', onErasure: 'delete' },
];
