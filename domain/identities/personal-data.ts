import { claimed } from '../account-states/proved-address';
import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The personal data of this area: the providers with which a person signs in. */
export const identitiesPersonalData: PersonalData[] = exportedWith('accounts', [
  { table: 'social_identities', owner: 'user_id', onErasure: 'delete' },
  { ...claimed, table: 'pending_identities' },
]);
