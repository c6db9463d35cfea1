import { randomInt } from 'node:crypto';
import * as z from 'zod';
import {
  listLatestPurchases,
  purchasePageSchema,
  purchasesPerPage,
} from '~/domain/billing/latest-purchases';
import { getHomeSections } from '~/domain/characters/get-home-sections';
import { characterCardSchema } from '~/domain/characters/schema';
import { signMediaAddresses } from '../http/media-addresses';
import { access } from './access';
import { endpointsOf } from './endpoint';
import { cursorSchema } from './paging';

const endpoint = endpointsOf('config');

const card = characterCardSchema.meta({ id: 'CharacterCard' });
const cards = z.array(card);
const seedSteps = 1_000_000;

export const home = [
  endpoint({
    method: 'GET',
    path: '/home',
    summary: 'The home page’s characters; the seed repeats the order of an earlier answer',
    access: access.everyone,
    query: z.object({ seed: z.coerce.number().min(0).max(1).optional() }),
    answer: z.object({
      hero: card.nullable(),
      sections: z.object({
        'featured-models': cards,
        'verified-models': cards,
        'available-for-voice-call': cards,
        'anime-models': cards,
      }),
      seed: z.number(),
    }),
    async handle({ site, query }) {
      const seed = query.seed ?? randomInt(seedSteps) / seedSteps;
      const home = await getHomeSections(site.domain, { seed }, await signMediaAddresses(site));
      return {
        hero: home.hero,
        sections: {
          'featured-models': home.featured,
          'verified-models': home.verified,
          'available-for-voice-call': home.callable,
          'anime-models': home.anime,
        },
        seed,
      };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/home/latest-transactions',
    summary: 'Recent purchases for the running line, newest first',
    access: access.everyone,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(purchasesPerPage).default(purchasesPerPage),
      cursor: cursorSchema.optional(),
    }),
    answer: purchasePageSchema.meta({ id: 'LatestTransactions' }),
    handle: () => listLatestPurchases(),
  }),
];
