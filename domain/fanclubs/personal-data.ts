import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: the clubs they belong or belonged to. */
export const fanclubsPersonalData: PersonalData[] = [
  {
    table: 'fanclub_memberships',
    owner: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
];
