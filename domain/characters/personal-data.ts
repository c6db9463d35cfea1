import type { PersonalData } from '../shared/personal-data';

/**
 * What this area holds of a person: whom they follow and looked at, who brought them or came by
 * them. What they made is taken down and no longer names them.
 */
export const charactersPersonalData: PersonalData[] = [
  { table: 'follows', owner: 'user_id', onErasure: 'delete' },
  { table: 'character_views', owner: 'user_id', onErasure: 'delete', withheld: ['viewer'] },
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
  {
    table: 'characters',
    owner: 'owner_user_id',
    onErasure: 'anonymise',
    anonymous: () => ({ owner_user_id: null, is_published: false, is_live: false }),
    withheld: ['random_order'],
  },
];
