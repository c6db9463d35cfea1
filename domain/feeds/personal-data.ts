import type { OwnedRows, PersonalData } from '../shared/personal-data';
import { formerVisitors } from '../viewers/former-visitors';

const lists: OwnedRows = { table: 'ranked_lists', owner: 'user_id' };
/** Made for the visitor that somebody was before they signed up. */
const visitorsLists: OwnedRows = {
  table: 'ranked_lists',
  owner: 'guest_id',
  of: formerVisitors,
};

/** What this area holds of a person: the order in which posts are for them. */
export const feedsPersonalData: PersonalData[] = [lists, visitorsLists].flatMap((owned) => [
  { table: 'ranked_posts', owner: 'list_id', of: { ...owned, key: 'id' }, onErasure: 'delete' },
  { ...owned, onErasure: 'delete' },
]);
