import { exportedWith, type PersonalData } from '../shared/personal-data';

/** Personal data of this area: the visitor ids that a person had. */
export const viewersPersonalData: PersonalData[] = exportedWith('accounts', [
  { table: 'guests', owner: 'attached_to_user_id', onErasure: 'delete' },
]);
