import * as z from 'zod';
import { affiliateExists, affiliateSchema } from '~/domain/partners/find-affiliate';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';

const endpoint = endpointsOf('partners');

export const partners = apiSection(100, [
  endpoint({
    id: 'partners.check-affiliate-exists',
    method: 'GET',
    path: '/affiliate/check-affiliate-exists',
    summary: 'Whether a partner site has somebody of a nickname',
    access: access.everyone,
    query: affiliateSchema,
    answer: z.object({ exists: z.boolean() }),
    limit: ({ context }) => context.limits.affiliateLookup(null),
    handle: async ({ context, query }) => ({
      exists: await affiliateExists(context.domain, query),
    }),
  }),
]);
