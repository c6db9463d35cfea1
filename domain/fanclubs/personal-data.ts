import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: the clubs that a person joined, and their own club. */
export const fanclubsPersonalData: PersonalData[] = [
  {
    table: 'fanclub_memberships',
    owner: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  {
    table: 'fanclubs',
    owner: 'creator_id',
    onErasure: 'anonymise',
    anonymous: () => ({ creator_id: null }),
  },
];
