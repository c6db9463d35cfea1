import * as z from 'zod';
import { countExclusivePosts } from '~/domain/posts/count-exclusive-posts';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPost, getPosts, mostPostsAtOnce } from '~/domain/posts/get-posts';
import { listCharacterPosts, privacyTypeSchema } from '~/domain/posts/list-character-posts';
import { postSchema, presentPost, presentPosts } from '../presenters/post-for-fan';
import { idSchema } from '~/domain/shared/ids';
import type { Viewer } from '~/domain/viewers/viewer';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import type { RequestContext } from '../../kit/http/context/request-context';
import { cursorSchema, flagSchema, limitSchema } from '../../kit/api/paging';
import { postsSettings } from '~/domain/posts/settings';

const endpoint = endpointsOf('posts');

export const post = postSchema.meta({ id: 'Post' });

const slugSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug is malformed');

/** Returns one post as its viewer may see it. */
async function showPost(
  { domain, postMedia }: RequestContext,
  who: Viewer,
  which: Parameters<typeof getPost>[2],
) {
  const found = await getPost(domain, await findPostViewer(domain, who), which);
  if (!found) return { ok: false, reason: 'no-such-post' } as const;
  return presentPost(found, postMedia);
}

export const posts = apiSection(180, [
  endpoint({
    id: 'posts.by-character',
    method: 'GET',
    path: '/posts/{characterId}',
    failures: [403, 404],
    summary: 'A character’s posts, the newest first',
    access: access.everyone,
    params: z.object({ characterId: idSchema }),
    query: z.object({
      cursor: cursorSchema.optional(),
      limit: limitSchema.max(mostPostsAtOnce).optional(),
      feedItemsType: z.enum(['post', 'recommendation']).optional(),
      isFanClub: flagSchema.optional(),
      privacyType: privacyTypeSchema.optional(),
    }),
    answer: z.object({ items: z.array(post), nextCursor: z.string().nullable() }),
    async handle({ context, who, params, query }) {
      const { character_posts_page_size } = await context.domain.settings(postsSettings);
      const viewer = await findPostViewer(context.domain, who);
      const list = { ...query, ...params, limit: query.limit ?? character_posts_page_size };
      const page = await listCharacterPosts(context.domain, viewer, list);
      return presentPosts(page, context.postMedia);
    },
  }),
  endpoint({
    id: 'posts.count-exclusive',
    method: 'GET',
    path: '/posts/{characterId}/count_exclusive_posts',
    failures: [404],
    summary: 'How many of a character’s posts ask for something',
    access: access.everyone,
    params: z.object({ characterId: idSchema }),
    answer: z.object({
      count: z.number().int(),
      photos: z.number().int(),
      videos: z.number().int(),
    }),
    handle: ({ context, params }) => countExclusivePosts(context.domain, params.characterId),
  }),
  endpoint({
    id: 'posts.by-character-slug',
    method: 'GET',
    path: '/posts/{characterSlug}/post/{postId}',
    failures: [404],
    summary: 'One post of a character',
    access: access.everyone,
    params: z.object({ characterSlug: slugSchema, postId: idSchema }),
    answer: post,
    handle: ({ context, who, params }) => showPost(context, who, params),
  }),
  endpoint({
    id: 'posts.get',
    method: 'GET',
    path: '/posts-v2/{postId}',
    failures: [404],
    summary: 'One post',
    access: access.everyone,
    params: z.object({ postId: idSchema }),
    answer: post,
    handle: ({ context, who, params }) => showPost(context, who, params),
  }),
  endpoint({
    id: 'posts.get-batch',
    method: 'POST',
    path: '/posts-v2/get-batch',
    summary: 'Posts by their ids, in that order; those that nobody can see are left out',
    access: access.everyone,
    body: z
      .object({ ids: z.array(idSchema).min(1).max(mostPostsAtOnce) })
      .meta({ id: 'getBatchPostsDto' }),
    answer: z.object({ posts: z.array(post) }),
    async handle({ context, who, body }) {
      const viewer = await findPostViewer(context.domain, who);
      const found = await getPosts(context.domain, viewer, [...new Set(body.ids)]);
      return { posts: found.map((one) => presentPost(one, context.postMedia)) };
    },
  }),
]);
