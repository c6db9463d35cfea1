import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: requests for deletion. */
export const deletionsPersonalData: PersonalData[] = exportedWith('privacy', [
  {
    table: 'account_deletions',
    owner: 'user_id',
    onErasure: 'anonymise',
    anonymous: () => ({ reason: null }),
    withheld: ['leased_until'],
  },
]);
