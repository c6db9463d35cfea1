import * as z from 'zod';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { characterProfileSchema } from '~/domain/characters/schema';
import { idSchema } from '~/domain/shared/ids';
import { signMediaAddresses } from '../http/media-addresses';
import { access } from './access';
import { endpointsOf } from './endpoint';

const endpoint = endpointsOf('characters');

const slugSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug is malformed');

export const characters = [
  endpoint({
    method: 'GET',
    path: '/characters/public-profile',
    summary: 'A character’s profile by id or slug',
    access: access.everyone,
    query: z
      .object({ id: idSchema.optional(), slug: slugSchema.optional() })
      .refine(({ id, slug }) => id ?? slug, 'id or slug is required'),
    answer: characterProfileSchema.meta({ id: 'CharacterProfile' }),
    async handle({ site, query: { id, slug } }) {
      const by = id ? { id } : { slug: slug ?? '' };
      const profile = await getCharacterProfile(site.domain, by, await signMediaAddresses(site));
      return profile ?? { ok: false, reason: 'no-such-character' };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/characters/character-info-for-chat/{slug}',
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
        media: true,
      })
      .meta({ id: 'CharacterInfoForChat' }),
    async handle({ site, params }) {
      const address = await signMediaAddresses(site);
      const profile = await getCharacterProfile(site.domain, params, address);
      return profile ?? { ok: false, reason: 'no-such-character' };
    },
  }),
];
