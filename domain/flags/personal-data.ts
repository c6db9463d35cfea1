import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. */
export const flagsPersonalData: PersonalData[] = [
  { table: 'experiment_reports', owner: 'user_id', onErasure: 'delete' },
];
