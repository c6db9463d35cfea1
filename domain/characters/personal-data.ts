import type { PersonalData } from '../shared/personal-data';

const nobodys = { owner_user_id: null, is_published: false, is_private: false, is_live: false };

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
    only: (rows) => void rows.where({ origin: 'user_created' }),
    onErasure: 'anonymise',
    // Its words are the person's own.
    anonymous: () => ({
      ...nobodys,
      name: '–',
      tagline: '',
      bio: '',
      greeting: '',
      persona: JSON.stringify({ speechStyle: '', facts: [] }),
    }),
    withheld: ['random_order'],
  },
  {
    table: 'characters',
    owner: 'owner_user_id',
    only: (rows) => void rows.whereNot({ origin: 'user_created' }),
    onErasure: 'anonymise',
    anonymous: () => nobodys,
    withheld: ['random_order'],
  },
];
