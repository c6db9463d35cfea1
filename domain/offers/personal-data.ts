import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: the offers to a person and their purchases. */
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
