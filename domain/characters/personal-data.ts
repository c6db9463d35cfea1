import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: what they made is taken down and no longer names them. */
export const charactersPersonalData: PersonalData[] = [
  {
    table: 'characters',
    owner: 'owner_user_id',
    onErasure: 'anonymise',
    anonymous: () => ({ owner_user_id: null, is_published: false, is_live: false }),
    withheld: ['random_order'],
  },
];
