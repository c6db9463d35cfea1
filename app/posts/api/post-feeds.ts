import * as z from 'zod';
import { listExplorerFeed, type ExplorerFeed } from '~/domain/feeds/list-explorer-feed';
import { listFeatured } from '~/domain/feeds/list-featured';
import { listVideoTags } from '~/domain/feeds/list-tags';
import { feedTabSchema } from '~/domain/feeds/schema';
import type { Viewer } from '~/domain/viewers/viewer';
import { personOf } from '~/domain/viewers/person-of';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { mostPostsAtOnce } from '~/domain/posts/get-posts';
import { privacyTypeSchema } from '~/domain/posts/list-character-posts';
import { idSchema } from '~/domain/shared/ids';
import type { RequestContext } from '../../kit/http/context/request-context';
import { presentPost, presentPosts } from '../presenters/post-for-fan';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, seedSchema } from '../../kit/api/paging';
import { post } from './posts';
import { randomSeed } from '../../kit/api/random-seed';

const endpoint = endpointsOf('posts');

const mostValues = 20;

/** Several values of one filter: as repeated parameters or separated by commas. */
const valuesSchema = z
  .union([z.string().max(500), z.array(z.string().max(100)).max(mostValues)])
  .transform((given) =>
    [given]
      .flat()
      .flatMap((text) => text.split(','))
      .map((value) => value.trim())
      .filter(Boolean),
  )
  .refine((values) => values.length <= mostValues, 'too many values')
  .optional();

const feedQuery = z.object({
  cursor: cursorSchema.optional(),
  limit: limitSchema.max(mostPostsAtOnce).optional(),
  postId: idSchema.optional(),
  seed: seedSchema.optional(),
  /** A count that the client keeps for its pop-ups. It is accepted and not used. */
  requestCounter: z.coerce.number().int().nonnegative().optional(),
  characterSlug: z.string().max(100).optional(),
  privacyType: privacyTypeSchema.optional(),
  hairColor: valuesSchema,
  ethnicity: valuesSchema,
  breastSize: valuesSchema,
  bodyType: valuesSchema,
  buttSize: valuesSchema,
  personality: valuesSchema,
  hobbies: valuesSchema,
  clothing: valuesSchema,
  style: valuesSchema,
  videoTag: valuesSchema,
});

const feedPage = z
  .object({ items: z.array(post), nextCursor: z.string().nullable(), seed: z.number() })
  .meta({ id: 'FeedPage' });

const featuredCount = z.coerce.number().int().min(0).max(24).optional();
/** The number of posts per stream when the caller names none. */
const featuredByDefault = 2;

export const postFeeds = apiSection(190, [
  endpoint({
    id: 'posts.explorer-feed',
    method: 'GET',
    path: '/posts-v2/explorer-feed',
    failures: [403, 404],
    summary: 'A page of the explorer; a page may be short before the feed ends',
    access: access.everyone,
    query: feedQuery.extend({ feedTab: feedTabSchema.default('forYou') }),
    answer: feedPage,
    handle: ({ context, who, query: { feedTab, ...query } }) =>
      readFeed(context, who, feedTab, query),
  }),
  endpoint({
    id: 'posts.safe-explorer-feed',
    method: 'GET',
    path: '/posts-v2/safe-explorer-feed',
    failures: [403, 404],
    summary: 'The same of what is safe and free, in a shuffled order',
    access: access.everyone,
    query: feedQuery,
    answer: feedPage,
    handle: ({ context, who, query }) => readFeed(context, who, 'safe', query),
  }),
  endpoint({
    id: 'posts.video-tags',
    method: 'GET',
    path: '/posts-v2/video-tags',
    summary: 'Tags that videos can be asked for by',
    access: access.everyone,
    cached: true,
    answer: z.array(z.object({ name: z.string() })),
    handle: async ({ context }) => (await listVideoTags(context.domain)).map((name) => ({ name })),
  }),
  endpoint({
    id: 'posts.featured',
    method: 'GET',
    path: '/posts-v2/featured',
    summary: 'Featured posts: so many of each stream as are asked for',
    access: access.everyone,
    query: z.object({
      token: featuredCount,
      fanClub: featuredCount,
      tokenOrFanclub: featuredCount,
      characterStyle: z.literal('Anime').optional(),
      seed: seedSchema.optional(),
      tokenCursor: cursorSchema.optional(),
      fanClubCursor: cursorSchema.optional(),
      tokenOrFanclubCursor: cursorSchema.optional(),
    }),
    answer: z.object({
      items: z.array(post),
      seed: z.number(),
      nextTokenCursor: z.string().nullable(),
      nextFanClubCursor: z.string().nullable(),
      nextTokenOrFanclubCursor: z.string().nullable(),
    }),
    async handle({ context, who, query }) {
      const { token, fanClub, tokenOrFanclub, characterStyle } = query;
      const seed = query.seed ?? randomSeed();
      const isNamed = [token, fanClub, tokenOrFanclub].some((count) => count !== undefined);
      const otherwise = isNamed ? 0 : featuredByDefault;
      const { items, nextCursors } = await listFeatured(
        context.reading,
        await findPostViewer(context.domain, who),
        {
          counts: {
            token: token ?? otherwise,
            fanClub: fanClub ?? otherwise,
            tokenOrFanclub: tokenOrFanclub ?? otherwise,
          },
          cursors: {
            token: query.tokenCursor,
            fanClub: query.fanClubCursor,
            tokenOrFanclub: query.tokenOrFanclubCursor,
          },
          characterStyle,
          seed,
        },
      );
      return {
        items: items.map((one) => presentPost(one, context.postMedia)),
        seed,
        nextTokenCursor: nextCursors.token,
        nextFanClubCursor: nextCursors.fanClub,
        nextTokenOrFanclubCursor: nextCursors.tokenOrFanclub,
      };
    },
  }),
]);

/** Posts per page, unless the caller requests another number. */
const pageSize = 10;

async function readFeed(
  context: RequestContext,
  who: Viewer,
  tab: ExplorerFeed['tab'],
  { cursor, limit, postId, seed, ...filters }: z.output<typeof feedQuery>,
) {
  const feed = {
    tab,
    filters,
    person: personOf(who),
    limit: limit ?? pageSize,
    seed: seed ?? randomSeed(),
    cursor,
    postId,
  };
  const viewer = await findPostViewer(context.domain, who);
  const page = await listExplorerFeed(context.reading, viewer, feed);
  return page.ok ? presentPosts(page, context.postMedia) : page;
}
