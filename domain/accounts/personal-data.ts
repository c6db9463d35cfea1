import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. */
export const accountsPersonalData: PersonalData[] = [
  { table: 'users', owner: 'id', onErasure: 'anonymise' },
  { table: 'guests', owner: 'attached_to_user_id', onErasure: 'delete' },
  { table: 'sessions', owner: 'user_id', onErasure: 'delete' },
  { table: 'social_identities', owner: 'user_id', onErasure: 'delete' },
  { table: 'marketing_origins', owner: 'user_id', onErasure: 'delete' },
  { table: 'one_time_codes', owner: 'owner_id', onErasure: 'delete' },
  { table: 'account_tokens', owner: 'user_id', onErasure: 'delete' },
];
