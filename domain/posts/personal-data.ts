import type { PersonalData } from '../shared/personal-data';
import { formerVisitors } from '../viewers/former-visitors';

/** What this area holds of a person: what they liked, looked at and unlocked. */
export const postsPersonalData: PersonalData[] = [
  { table: 'post_likes', owner: 'user_id', onErasure: 'delete' },
  { table: 'post_views', owner: 'user_id', onErasure: 'delete', withheld: ['viewer'] },
  // What was seen in a browser whose visitor they were, since they signed out there.
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
