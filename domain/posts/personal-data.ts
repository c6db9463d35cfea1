import type { PersonalData } from '../shared/personal-data';
import { formerVisitors } from '../viewers/former-visitors';

/** The personal data of this area: likes, views and unlocks. */
export const postsPersonalData: PersonalData[] = [
  { table: 'post_likes', owner: 'user_id', onErasure: 'delete' },
  { table: 'post_views', owner: 'user_id', onErasure: 'delete', withheld: ['viewer'] },
  // Views in a browser after the person signed out there.
  {
    table: 'post_views',
    owner: 'guest_id',
    of: formerVisitors,
    onErasure: 'delete',
    withheld: ['viewer'],
  },
  { table: 'post_unlocks', owner: 'user_id', onErasure: 'delete' },
  { table: 'post_asset_unlocks', owner: 'user_id', onErasure: 'delete' },
];
