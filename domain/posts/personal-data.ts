import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: what they liked, looked at and unlocked. */
export const postsPersonalData: PersonalData[] = [
  { table: 'post_likes', owner: 'user_id', onErasure: 'delete' },
  { table: 'post_views', owner: 'user_id', onErasure: 'delete', withheld: ['viewer'] },
  { table: 'post_unlocks', owner: 'user_id', onErasure: 'delete' },
  { table: 'post_asset_unlocks', owner: 'user_id', onErasure: 'delete' },
];
