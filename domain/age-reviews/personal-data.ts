import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: the reviews of what a person said about their age. */
export const ageReviewsPersonalData: PersonalData[] = [
  { table: 'age_reviews', owner: 'person_id', onErasure: 'delete' },
];
