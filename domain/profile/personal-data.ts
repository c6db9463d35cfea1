import { toldWith, type PersonalData } from '../shared/personal-data';

/** What this area holds of a person: where they came from. */
export const profilePersonalData: PersonalData[] = toldWith('accounts', [
  { table: 'marketing_origins', owner: 'user_id', onErasure: 'delete' },
]);
