import { provedAddress, type PersonalData } from '../shared/personal-data';

/** What strangers began with the person's address, and never finished. */
const claimed = { owner: 'email', of: provedAddress, onErasure: 'delete', isOthers: true } as const;

/** What this area holds of a person. */
export const accountsPersonalData: PersonalData[] = [
  { table: 'sessions', owner: 'user_id', onErasure: 'delete' },
  { table: 'social_identities', owner: 'user_id', onErasure: 'delete' },
  { table: 'marketing_origins', owner: 'user_id', onErasure: 'delete' },
  { table: 'account_tokens', owner: 'user_id', onErasure: 'delete' },
  { table: 'one_time_codes', owner: 'owner_id', onErasure: 'delete', withheld: ['code_hash'] },
  { table: 'guests', owner: 'attached_to_user_id', onErasure: 'delete' },
  { ...claimed, table: 'pending_identities' },
  { ...claimed, table: 'one_time_codes' },
  { ...claimed, table: 'account_tokens' },
  { ...claimed, table: 'users', only: (rows) => void rows.whereNull('verified_at') },
  {
    table: 'users',
    owner: 'id',
    onErasure: 'anonymise',
    // The times stay: they prove that an adult had an account, and when it ended.
    anonymous: (personId) => ({
      // A name under which no mail is ever delivered (RFC 6761); the address is free again.
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
];
