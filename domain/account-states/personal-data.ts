import { exportedWith, type PersonalData } from '../shared/personal-data';
import { claimed } from './proved-address';

/** The personal data that this area stores: the account. */
export const accountStatesPersonalData: PersonalData[] = exportedWith('accounts', [
  { ...claimed, table: 'users', only: (rows) => void rows.whereNull('verified_at') },
  {
    table: 'users',
    owner: 'id',
    onErasure: 'anonymise',
    // The times are kept: they prove that an adult had an account, and when it ended.
    anonymous: (personId) => ({
      // A domain to which mail is never delivered (RFC 6761). The person's address is free again.
      email: `${personId}@erased.invalid`,
      password_hash: null,
      state: 'deleted',
      nick_name: null,
      gender: null,
      locale: 'en-GB',
      time_zone: null,
      agreed_to_promotions: false,
      hides_codes: false,
      meta: '{}',
      visitor_id: null,
    }),
    withheld: ['password_hash'],
  },
]);
