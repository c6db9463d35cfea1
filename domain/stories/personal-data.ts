import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: the stories that a person has seen. */
export const storiesPersonalData: PersonalData[] = [
  { table: 'story_reads', owner: 'user_id', onErasure: 'delete' },
];
