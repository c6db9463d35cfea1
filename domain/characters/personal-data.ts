import type { PersonalData } from '../shared/personal-data';

/**
 * The personal data that this area stores: characters followed, blocked and viewed. Characters that the
 * person created are unpublished and no longer linked to them.
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
