import { withDatabase } from '../actors/database';
import type { Scene } from './scene';

const home = '/verified-model/posts';

/** Returns a page of the newest post of the demo's creator in a state. */
const ofOwn = (state: 'draft' | 'published', rest: (id: string) => string) => () =>
  withDatabase(async (db) => {
    const post = await db('creator_posts')
      .join('creators', 'creators.id', 'creator_posts.creator_id')
      .join('users', 'users.id', 'creators.user_id')
      .where('users.email', 'creator@example.com')
      .where('creator_posts.state', state)
      .orderBy('creator_posts.created_at', 'desc')
      .first<{ id: string }>('creator_posts.id');
    return `${home}/${rest(post.id)}`;
  });

/** The posts of the demo's creator: the list, drafts, and what can be done with them. */
export const postScenes: readonly Scene[] = [
  { name: 'creator-posts', looker: 'creator', path: home },
  { name: 'creator-posts-drafts', looker: 'creator', path: `${home}?tab=drafts` },
  { name: 'creator-posts-making', looker: 'creator', path: `${home}?tab=making` },
  {
    name: 'creator-post-new',
    looker: 'creator',
    path: `${home}?modal=addAssetsToPostModal`,
    mayHideHeading: true,
  },
  {
    name: 'creator-post-draft',
    looker: 'creator',
    path: `${home}/of-their-own`,
    prepare: ofOwn('draft', (id) => id),
  },
  {
    name: 'creator-post-generate',
    looker: 'creator',
    path: `${home}/of-their-own/generate`,
    prepare: ofOwn('draft', (id) => `${id}/generate`),
  },
  {
    name: 'creator-post-published',
    looker: 'creator',
    path: `${home}/of-their-own`,
    prepare: ofOwn('published', (id) => id),
  },
  {
    name: 'creator-post-delete',
    looker: 'creator',
    path: `${home}/of-their-own`,
    mayHideHeading: true,
    prepare: ofOwn(
      'published',
      (id) => `${id}?modal=postVerifyDeleteModal&postVerifyDeleteModal.postId=${id}`,
    ),
  },
  {
    name: 'creator-post-caption',
    looker: 'creator',
    path: `${home}/of-their-own`,
    mayHideHeading: true,
    prepare: ofOwn(
      'published',
      (id) => `${id}?modal=editPostCaptionModal&editPostCaptionModal.postId=${id}`,
    ),
  },
];
