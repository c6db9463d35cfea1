import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The personal data of this area: the marketing origin. */
export const profilePersonalData: PersonalData[] = exportedWith('accounts', [
  { table: 'marketing_origins', owner: 'user_id', onErasure: 'delete' },
]);
