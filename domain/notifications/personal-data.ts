import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. */
export const notificationsPersonalData: PersonalData[] = [
  { table: 'notifications', owner: 'user_id', onErasure: 'delete' },
];
