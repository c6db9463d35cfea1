import { claimed } from '../account-states/proved-address';
import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: mailed codes and links. */
export const credentialsPersonalData: PersonalData[] = exportedWith('accounts', [
  { table: 'account_tokens', owner: 'user_id', onErasure: 'delete' },
  { table: 'one_time_codes', owner: 'owner_id', onErasure: 'delete', withheld: ['code_hash'] },
  { ...claimed, table: 'one_time_codes' },
  { ...claimed, table: 'account_tokens' },
]);
