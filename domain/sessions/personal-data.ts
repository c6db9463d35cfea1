import { toldWith, type PersonalData } from '../shared/personal-data';

/** What this area holds of a person: where they are signed in. */
export const sessionsPersonalData: PersonalData[] = toldWith('accounts', [
  { table: 'sessions', owner: 'user_id', onErasure: 'delete' },
]);
