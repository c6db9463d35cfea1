import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: what they were offered, and what they bought. */
export const offersPersonalData: PersonalData[] = [
  { table: 'user_offers', owner: 'user_id', onErasure: 'delete' },
  { table: 'smart_token_packs', owner: 'user_id', onErasure: 'delete' },
  {
    table: 'token_purchases',
    owner: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
];
