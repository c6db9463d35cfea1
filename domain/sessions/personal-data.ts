import { toldWith, type PersonalData } from '../shared/personal-data';

/** The personal data of this area: the person's sessions. */
export const sessionsPersonalData: PersonalData[] = toldWith('accounts', [
  { table: 'sessions', owner: 'user_id', onErasure: 'delete' },
]);
