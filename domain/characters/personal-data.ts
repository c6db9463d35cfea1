import type { PersonalData } from '../shared/personal-data';

/**
 * What this area holds of a person: whom they follow, blocked and looked at. What they made is taken down
 * and no longer names them.
 */
export const charactersPersonalData: PersonalData[] = [
  { table: 'follows', owner: 'user_id', onErasure: 'delete' },
  { table: 'character_blocks', owner: 'user_id', onErasure: 'delete' },
  { table: 'character_views', owner: 'user_id', onErasure: 'delete', withheld: ['viewer'] },
  {
    table: 'characters',
    owner: 'owner_user_id',
    onErasure: 'anonymise',
    anonymous: () => ({ owner_user_id: null, is_published: false, is_live: false }),
    withheld: ['random_order'],
  },
];
