import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The personal data of this area: the person's referrer, and the people they referred. */
export const referralsPersonalData: PersonalData[] = exportedWith('characters', [
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
