import * as z from 'zod';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { memberIdOf } from '~/domain/viewers/member-id';
import { listCharacters } from '~/domain/characters/list-characters';
import { listFollowedCharacters } from '~/domain/characters/list-followed-characters';
import { findClubStatuses } from '~/domain/fanclubs/find-club';
import { listLiveCharacters } from '~/domain/characters/list-live-characters';
import { listTopCharacters } from '~/domain/characters/list-top-characters';
import { listTwoStreams } from '~/domain/characters/list-two-streams';
import {
  liveCharacterSchema,
  presentCard,
  presentCards,
  presentLive,
  type CharacterCard,
} from '../presenters/character-for-fan';
import { deepestSearch, searchCharacters } from '~/domain/characters/search-characters';
import { access } from '../../kit/api/access';
import { card } from './characters';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import {
  cursorSchema,
  flagSchema,
  limitSchema,
  offsetSchema,
  seedSchema,
} from '../../kit/api/paging';
import { randomSeed } from '../../kit/api/random-seed';

const endpoint = endpointsOf('characters');

const usualPage = 20;
/** The number of items in a home page section. */
const sectionSize = 10;

const listQuery = z.object({
  offset: offsetSchema.optional(),
  limit: limitSchema.default(usualPage),
  seed: seedSchema.optional(),
  cursor: cursorSchema.optional(),
});
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), seed: z.number() });

const streamLimit = z.coerce.number().int().min(0).max(100).default(sectionSize);

/** Declares a section with two streams, each with its own limit and cursor. */
function twoStreams(id: string, path: string, summary: string, section: 'featured' | 'callable') {
  return endpoint({
    id,
    method: 'GET',
    path,
    summary,
    access: access.everyone,
    query: z.object({
      platform: streamLimit,
      verified_model: streamLimit,
      seed: seedSchema.optional(),
      platformCursor: cursorSchema.optional(),
      verified_modelCursor: cursorSchema.optional(),
    }),
    answer: z.object({
      items: z.array(card),
      seed: z.number(),
      nextPlatformCursor: z.string().nullable(),
      nextVerified_modelCursor: z.string().nullable(),
    }),
    async handle({ context, who, query }) {
      const seed = query.seed ?? randomSeed();
      const { items, nextPlatformCursor, nextVerifiedCursor } = await listTwoStreams(
        context.domain,
        {
          section,
          seed,
          platform: { limit: query.platform, cursor: query.platformCursor },
          verified: { limit: query.verified_model, cursor: query.verified_modelCursor },
          userId: memberIdOf(who),
        },
      );
      return {
        items: items.map((character) => presentCard(character, context.mediaAddress)),
        seed,
        nextPlatformCursor,
        nextVerified_modelCursor: nextVerifiedCursor,
      };
    },
  });
}

function section(id: string, path: string, summary: string, name: 'verified' | 'anime') {
  return endpoint({
    id,
    method: 'GET',
    path,
    summary,
    access: access.everyone,
    query: listQuery,
    answer: pageOf(card),
    async handle({ context, who, query }) {
      const seed = query.seed ?? randomSeed();
      const list = { ...query, seed, section: name, userId: memberIdOf(who) };
      const page = await listCharacters(context.reading, list);
      return { ...presentCards(page, context.mediaAddress), seed };
    },
  });
}

/** An origin, or the type that belongs to it. */
const topType = z
  .enum(['platform', 'verified_model', 'user_created', 'Platform', 'VerifiedModel', 'UserCreated'])
  .transform((given): CharacterCard['origin'] => {
    switch (given) {
      case 'Platform':
        return 'platform';
      case 'VerifiedModel':
        return 'verified_model';
      case 'UserCreated':
        return 'user_created';
      default:
        return given;
    }
  });

export const models = apiSection(140, [
  twoStreams(
    'characters.models-featured',
    '/characters-v2/models/featured',
    'Featured characters, of the platform and of real creators in turn',
    'featured',
  ),
  twoStreams(
    'characters.models-available-for-calls',
    '/characters-v2/models/available-for-calls',
    'Characters that can be called, of the platform and of real creators in turn',
    'callable',
  ),
  section(
    'characters.models-verified',
    '/characters-v2/models/verified',
    'AI twins of real creators',
    'verified',
  ),
  section(
    'characters.models-anime',
    '/characters-v2/models/anime',
    'Characters drawn as anime',
    'anime',
  ),
  endpoint({
    id: 'characters.models-followed',
    method: 'GET',
    path: '/characters-v2/models/followed',
    summary: 'Whom one follows, the latest first; in that order whatever the seed',
    access: access.user,
    query: listQuery,
    answer: pageOf(card),
    async handle({ context, who, query: { seed = 0, ...query } }) {
      const list = { ...query, userId: who.userId };
      const page = await listFollowedCharacters(context.reading, list);
      return { ...presentCards(page, context.mediaAddress), seed };
    },
  }),
  endpoint({
    id: 'characters.models-live-now',
    method: 'GET',
    path: '/characters-v2/models/live-now',
    summary: 'Who is live now; for a section of a page only as many as it shows',
    access: access.everyone,
    query: listQuery.extend({ forSection: flagSchema.optional() }),
    answer: pageOf(liveCharacterSchema.meta({ id: 'LiveCharacter' })),
    async handle({ context, who, query: { forSection, ...query } }) {
      const seed = query.seed ?? randomSeed();
      const limit = forSection ? Math.min(query.limit, sectionSize) : query.limit;
      const userId = memberIdOf(who);
      const list = { ...query, limit, seed, userId };
      const { items, nextCursor } = await listLiveCharacters(context.reading, list);
      const ids = items.map(({ id }) => id);
      const clubs = await findClubStatuses(context.domain, ids, userId);
      return {
        items: items.map((one) => presentLive(one, clubs.get(one.id), context.mediaAddress)),
        nextCursor,
        seed,
      };
    },
  }),
  endpoint({
    id: 'characters.models-search',
    method: 'GET',
    path: '/characters-v2/models/search',
    summary: 'Characters by name, slips of the finger forgiven, the nearest first',
    access: access.everyone,
    query: z.object({
      name: wordsSchema().max(60).default(''),
      limit: limitSchema.default(usualPage),
      offset: z.coerce.number().int().min(0).max(deepestSearch).default(0),
    }),
    answer: z.object({ items: z.array(card), nextCursor: z.string().nullable() }),
    async handle({ context, who, query: { name, limit, offset } }) {
      const search = {
        section: 'all',
        words: name,
        limit,
        offset,
        userId: memberIdOf(who),
      } as const;
      const page = await searchCharacters(context.reading, search);
      return presentCards(page, context.mediaAddress);
    },
  }),
  endpoint({
    id: 'characters.models-top',
    method: 'GET',
    path: '/characters-v2/models/top/{type}',
    summary: 'The most followed of an origin: platform, verified_model or user_created',
    access: access.everyone,
    params: z.object({ type: topType }),
    answer: z.array(card),
    async handle({ context, who, params }) {
      const top = { origin: params.type, limit: usualPage, userId: memberIdOf(who) };
      const found = await listTopCharacters(context.reading, top);
      return found.map((character) => presentCard(character, context.mediaAddress));
    },
  }),
]);
