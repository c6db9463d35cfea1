import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: which stories they have seen. */
export const storiesPersonalData: PersonalData[] = [
  { table: 'story_reads', owner: 'user_id', onErasure: 'delete' },
];
