import { toldWith, type PersonalData } from '../shared/personal-data';

/** What this area holds of a person: their wishes to leave. */
export const deletionsPersonalData: PersonalData[] = toldWith('privacy', [
  {
    table: 'account_deletions',
    owner: 'user_id',
    onErasure: 'anonymise',
    anonymous: () => ({ reason: null }),
    withheld: ['leased_until'],
  },
]);
