import { toldWith, type PersonalData } from '../shared/personal-data';

/** What this area holds of a person: who brought them, and who came by them. */
export const referralsPersonalData: PersonalData[] = toldWith('characters', [
  {
    table: 'character_referrals',
    owner: 'referred_user_id',
    onErasure: 'delete',
    withheld: ['referrer_user_id'],
  },
  {
    table: 'character_referrals',
    owner: 'referrer_user_id',
    onErasure: 'anonymise',
    anonymous: () => ({ referrer_user_id: null }),
    withheld: ['referred_user_id'],
  },
]);
