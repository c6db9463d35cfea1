import { toldWith, type PersonalData } from '../shared/personal-data';

/** What this area holds of a person: the visitors they were. */
export const viewersPersonalData: PersonalData[] = toldWith('accounts', [
  { table: 'guests', owner: 'attached_to_user_id', onErasure: 'delete' },
]);
