import * as z from 'zod';
import { findNamedClub } from '~/domain/fanclubs/find-club';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { dollars } from '../presenters/club-for-fan';

const endpoint = endpointsOf('creators');

export const pricing = apiSection(262, [
  endpoint({
    id: 'creators.pricing',
    method: 'GET',
    path: '/creators/pricing/{id}',
    failures: [404],
    summary: 'What a creator’s fan club costs a month',
    access: access.user,
    params: z.object({ id: idSchema }),
    answer: z.object({
      /** US dollars after the discount; null if the club cannot be bought with money. */
      funClubPrice: dollars.nullable(),
      fanClubDiscountPercent: z.number().int(),
    }),
    async handle({ context, params }) {
      const club = await findNamedClub(context.domain, params.id);
      if (!club) return { ok: false, reason: 'no-such-club' } as const;
      return { funClubPrice: club.price, fanClubDiscountPercent: club.discountPercent };
    },
  }),
]);
