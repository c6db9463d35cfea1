import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: the clubs they belong or belonged to, and the one that is theirs. */
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
