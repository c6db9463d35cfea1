import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores. */
export const flagsPersonalData: PersonalData[] = [
  { table: 'experiment_reports', owner: 'user_id', onErasure: 'delete' },
];
