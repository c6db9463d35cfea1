import * as z from 'zod';
import { memberIdOf } from '~/domain/viewers/member-id';
import { blockCharacter, unblockCharacter } from '~/domain/characters/block-character';
import { listBlockedCharacters } from '~/domain/characters/list-blocked-characters';
import { followCharacter, unfollowCharacter } from '~/domain/characters/follow-character';
import {
  getCharacterProfile,
  getCharacterProfiles,
  getOwnCharacter,
} from '~/domain/characters/get-character-profile';
import { listCharacters } from '~/domain/characters/list-characters';
import { characterSections, type CharacterProfile } from '~/domain/characters/schema';
import {
  characterCardSchema,
  characterProfileSchema,
  presentCards,
  presentProfile,
} from '../presenters/character-for-fan';
import { findClubStatuses } from '~/domain/fanclubs/find-club';
import { trackCharacterView } from '~/domain/characters/track-character-view';
import { idSchema } from '~/domain/shared/ids';
import type { RequestContext } from '../../kit/http/context/request-context';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf, type Call } from '../../kit/api/endpoint';
import { cursorSchema, flagSchema, limitSchema, listOf, searchSchema } from '../../kit/api/paging';
import { randomSeed } from '../../kit/api/random-seed';
import { successSchema } from '../../kit/api/success';

const endpoint = endpointsOf('characters');

const slugSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug is malformed');

const profile = characterProfileSchema.meta({ id: 'CharacterProfile' });
export const card = characterCardSchema.meta({ id: 'CharacterCard' });
export const characterParams = z.object({ characterId: idSchema });
/** The number of cards per page if none is requested. */
const usualPage = 20;

const listQuery = z.object({
  gender: characterCardSchema.shape.gender.optional(),
  style: characterCardSchema.shape.style.optional(),
  /** The creator: the platform, a real creator for themselves, or a member. */
  characterCreator: characterCardSchema.shape.origin.optional(),
  /** The section whose characters are listed. */
  context: z.enum(characterSections).default('all'),
  cursor: cursorSchema.optional(),
  limit: limitSchema.default(usualPage),
  isUsesInRecs: flagSchema.optional(),
  search: searchSchema.optional(),
});
const page = z.object({ items: z.array(card), nextCursor: z.string().nullable() });

async function listAll({
  context: { domain, mediaAddress },
  who,
  query,
}: Pick<
  Call<Parameters<typeof memberIdOf>[0], unknown, z.output<typeof listQuery>, unknown>,
  'context' | 'who' | 'query'
>) {
  const { characterCreator, context, isUsesInRecs, ...rest } = query;
  const list = {
    ...rest,
    section: context,
    origin: characterCreator,
    isRecommended: isUsesInRecs,
    seed: query.cursor ? undefined : randomSeed(),
    userId: memberIdOf(who),
  };
  return presentCards(await listCharacters(domain, list), mediaAddress);
}

async function presentFound(
  { domain, mediaAddress }: RequestContext,
  profile: CharacterProfile | null,
  userId: string | null,
) {
  if (!profile) return { ok: false, reason: 'no-such-character' } as const;
  const clubs = await findClubStatuses(domain, [profile.id], userId);
  return presentProfile(profile, clubs.get(profile.id), mediaAddress);
}

export const characters = apiSection(120, [
  endpoint({
    id: 'characters.list',
    method: 'GET',
    path: '/characters',
    summary: 'Published characters, narrowed and searched, page by page',
    access: access.everyone,
    query: listQuery,
    answer: page,
    handle: listAll,
  }),
  endpoint({
    id: 'characters.list-test',
    method: 'GET',
    path: '/characters/test',
    summary: 'The same list, for trying out',
    access: access.everyone,
    query: listQuery,
    answer: page,
    handle: listAll,
  }),
  endpoint({
    id: 'characters.public-profile',
    method: 'GET',
    path: '/characters/public-profile',
    failures: [404],
    summary: 'A character’s profile by id or slug',
    access: access.everyone,
    query: z
      .object({ id: idSchema.optional(), slug: slugSchema.optional() })
      .refine(({ id, slug }) => id ?? slug, 'id or slug is required'),
    answer: profile,
    async handle({ context, who, query: { id, slug } }) {
      const by = id ? { id } : { slug: slug ?? '' };
      const userId = memberIdOf(who);
      return presentFound(context, await getCharacterProfile(context.domain, by, userId), userId);
    },
  }),
  endpoint({
    id: 'characters.public-profiles',
    method: 'GET',
    path: '/characters/public-profiles',
    failures: [404],
    summary: 'Several profiles by ids and slugs, with commas between them; those that are there',
    access: access.everyone,
    query: z
      .object({ id: listOf(idSchema).optional(), slug: listOf(slugSchema).optional() })
      .refine(({ id, slug }) => id ?? slug, 'id or slug is required'),
    answer: z.array(profile),
    async handle({ context, who, query: { id = [], slug = [] } }) {
      const wanted = { ids: id, slugs: slug };
      const userId = memberIdOf(who);
      const found = await getCharacterProfiles(context.domain, wanted, userId);
      const ids = found.map((one) => one.id);
      const clubs = await findClubStatuses(context.domain, ids, userId);
      return found.map((one) => presentProfile(one, clubs.get(one.id), context.mediaAddress));
    },
  }),
  endpoint({
    id: 'characters.custom-with-attributes',
    method: 'GET',
    path: '/characters/custom-with-attributes/{id}',
    failures: [404],
    summary: 'A character of one’s own making, with its attributes',
    access: access.user,
    params: z.object({ id: idSchema }),
    answer: profile,
    async handle({ context, who, params }) {
      const own = { id: params.id, userId: who.userId };
      return presentFound(context, await getOwnCharacter(context.domain, own), who.userId);
    },
  }),
  endpoint({
    id: 'characters.info-for-chat',
    method: 'GET',
    path: '/characters/character-info-for-chat/{slug}',
    failures: [404],
    summary: 'What the head of a conversation shows of its character',
    access: access.everyone,
    params: z.object({ slug: slugSchema }),
    answer: characterProfileSchema
      .pick({
        _id: true,
        slug: true,
        name: true,
        firstName: true,
        age: true,
        style: true,
        type: true,
        origin: true,
        gender: true,
        isLive: true,
        availableForCalls: true,
        tagline: true,
        greeting: true,
        isFollowed: true,
        isCurrentUserFanClubMember: true,
        media: true,
      })
      .meta({ id: 'CharacterInfoForChat' }),
    async handle({ context, who, params }) {
      const userId = memberIdOf(who);
      const found = await getCharacterProfile(context.domain, params, userId);
      return presentFound(context, found, userId);
    },
  }),
  endpoint({
    id: 'characters.follow',
    method: 'POST',
    path: '/characters/{characterId}/follow',
    failures: [404],
    summary: 'Follow a character',
    access: access.user,
    params: characterParams,
    answer: z.object({ isFollowed: z.boolean() }),
    handle: ({ context, who, params }) =>
      followCharacter(context.domain, { userId: who.userId, ...params }),
  }),
  endpoint({
    id: 'characters.unfollow',
    method: 'DELETE',
    path: '/characters/{characterId}/unfollow',
    failures: [404],
    summary: 'Follow a character no more',
    access: access.user,
    params: characterParams,
    answer: z.object({ isFollowed: z.boolean() }),
    handle: ({ context, who, params }) =>
      unfollowCharacter(context.domain, { userId: who.userId, ...params }),
  }),
  endpoint({
    id: 'characters.blocked',
    method: 'GET',
    path: '/characters/blocked',
    summary: 'Whom one has blocked, the latest first',
    access: access.user,
    query: z.object({ limit: limitSchema.optional(), cursor: cursorSchema.optional() }),
    answer: page,
    handle: async ({ context, who, query }) =>
      presentCards(
        await listBlockedCharacters(context.domain, {
          userId: who.userId,
          limit: query.limit ?? usualPage,
          cursor: query.cursor,
        }),
        context.mediaAddress,
      ),
  }),
  endpoint({
    id: 'characters.block',
    method: 'POST',
    path: '/characters/{characterId}/block',
    failures: [404],
    summary: 'Neither see nor hear a character; one follows it no more, and keeps what one bought',
    access: access.user,
    params: characterParams,
    answer: z.object({ isBlocked: z.boolean() }),
    handle: ({ context, who, params }) =>
      blockCharacter(context.domain, { userId: who.userId, ...params }),
  }),
  endpoint({
    id: 'characters.unblock',
    method: 'DELETE',
    path: '/characters/{characterId}/block',
    summary: 'Take a block back',
    access: access.user,
    params: characterParams,
    answer: z.object({ isBlocked: z.boolean() }),
    handle: ({ context, who, params }) =>
      unblockCharacter(context.domain, { userId: who.userId, ...params }),
  }),
  endpoint({
    id: 'characters.track-view',
    method: 'GET',
    path: '/character-views/{characterId}/track',
    failures: [404],
    summary: 'Count that one looked at a character; once a day, however often it is said',
    access: access.everyone,
    params: characterParams,
    answer: successSchema,
    async handle({ context, who, params }) {
      const looker = { userId: memberIdOf(who), address: context.address };
      return trackCharacterView(context.domain, params.characterId, looker);
    },
  }),
]);
