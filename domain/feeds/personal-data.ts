import type { OwnedRows, PersonalData } from '../shared/personal-data';

const lists: OwnedRows = { table: 'ranked_lists', owner: 'user_id' };

/** What this area holds of a person: the order in which posts are for them. */
export const feedsPersonalData: PersonalData[] = [
  {
    table: 'ranked_posts',
    owner: 'list_id',
    of: { ...lists, key: 'id' },
    onErasure: 'delete',
  },
  { ...lists, onErasure: 'delete' },
];
