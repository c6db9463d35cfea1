import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: where they are signed in. */
export const sessionsPersonalData: PersonalData[] = [
  { table: 'sessions', owner: 'user_id', onErasure: 'delete' },
];
