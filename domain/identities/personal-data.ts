import { claimed } from '../account-states/proved-address';
import { toldWith, type PersonalData } from '../shared/personal-data';

/** What this area holds of a person: by whom else they sign in. */
export const identitiesPersonalData: PersonalData[] = toldWith('accounts', [
  { table: 'social_identities', owner: 'user_id', onErasure: 'delete' },
  { ...claimed, table: 'pending_identities' },
]);
