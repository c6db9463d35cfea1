import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The personal data of this area: the person's sessions. */
export const sessionsPersonalData: PersonalData[] = exportedWith('accounts', [
  { table: 'sessions', owner: 'user_id', onErasure: 'delete' },
]);
