import * as z from 'zod';
import { memberIdOf } from '~/domain/viewers/member-id';
import {
  listLatestPurchases,
  purchasePageSchema,
  purchasesPerPage,
} from '~/domain/payments/orders/latest-purchases';
import { getHomeSections } from '~/domain/characters/get-home-sections';
import type { Character } from '~/domain/characters/schema';
import { presentCard } from '../characters/presenters/character-for-fan';
import { access } from '../kit/api/access';
import { card } from '../characters/api/characters';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { cursorSchema } from '../kit/api/paging';
import { randomSeed } from '../kit/api/random-seed';

const endpoint = endpointsOf('config');

const cards = z.array(card);

export const home = apiSection(70, [
  endpoint({
    id: 'config.home',
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
    async handle({ context, who, query }) {
      const seed = query.seed ?? randomSeed();
      const visit = { seed, userId: memberIdOf(who) };
      const home = await getHomeSections(context.reading, visit);
      const present = (character: Character) => presentCard(character, context.mediaAddress);
      return {
        hero: home.hero && present(home.hero),
        sections: {
          'featured-models': home.featured.map(present),
          'verified-models': home.verified.map(present),
          'available-for-voice-call': home.callable.map(present),
          'anime-models': home.anime.map(present),
        },
        seed,
      };
    },
  }),
  endpoint({
    id: 'config.latest-transactions',
    method: 'GET',
    path: '/home/latest-transactions',
    summary: 'Recent purchases for the running line, newest first',
    access: access.everyone,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(purchasesPerPage).default(purchasesPerPage),
      cursor: cursorSchema.optional(),
    }),
    answer: purchasePageSchema.meta({ id: 'LatestTransactions' }),
    handle: ({ context, query }) => listLatestPurchases(context.domain, query),
  }),
]);
