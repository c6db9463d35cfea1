import type { OwnedRows, PersonalData } from '../shared/personal-data';
import { formerVisitors } from '../viewers/former-visitors';

const lists: OwnedRows = { table: 'ranked_lists', owner: 'user_id' };
/** Lists created for the visitor that the person was before sign-up. */
const visitorsLists: OwnedRows = {
  table: 'ranked_lists',
  owner: 'guest_id',
  of: formerVisitors,
};

/** The personal data that this area stores: a person's ranked lists of posts. */
export const feedsPersonalData: PersonalData[] = [lists, visitorsLists].flatMap((owned) => [
  { table: 'ranked_posts', owner: 'list_id', of: { ...owned, key: 'id' }, onErasure: 'delete' },
  { ...owned, onErasure: 'delete' },
]);
