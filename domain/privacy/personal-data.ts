import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: their wishes to leave, and the archives they asked for. */
export const privacyPersonalData: PersonalData[] = [
  {
    table: 'account_deletions',
    owner: 'user_id',
    onErasure: 'anonymise',
    anonymous: () => ({ reason: null }),
    withheld: ['leased_until'],
  },
  { table: 'data_exports', owner: 'user_id', onErasure: 'delete', withheld: ['leased_until'] },
];
