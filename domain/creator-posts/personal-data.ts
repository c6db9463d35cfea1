import type { PersonalData } from '../shared/personal-data';

const creators = {
  table: 'creator_profiles',
  reads: 'creators',
  owner: 'user_id',
  key: 'id',
} as const;

/** The personal data of this area: a creator's posts and the pictures that were made for them. */
export const creatorPostsPersonalData: PersonalData[] = [
  {
    table: 'creator_post_images',
    owner: 'creator_id',
    of: creators,
    onErasure: 'delete',
    withheld: ['request_id', 'folder'],
  },
  {
    table: 'creator_post_requests',
    owner: 'post_id',
    of: { table: 'creator_posts', owner: 'creator_id', key: 'id', of: creators },
    onErasure: 'delete',
    withheld: ['idempotency_key'],
  },
  {
    table: 'creator_posts',
    owner: 'creator_id',
    of: creators,
    onErasure: 'delete',
    withheld: ['idempotency_key', 'purge_at'],
  },
];
