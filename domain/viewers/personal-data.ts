import { toldWith, type PersonalData } from '../shared/personal-data';

/** Personal data of this area: the visitor ids that a person had. */
export const viewersPersonalData: PersonalData[] = toldWith('accounts', [
  { table: 'guests', owner: 'attached_to_user_id', onErasure: 'delete' },
]);
