import * as z from 'zod';
import { redeemCode } from '~/domain/redeem-codes/redeem-code';
import { giftKinds } from '~/domain/redeem-codes/schema';
import { isoTime } from '~/domain/shared/codecs';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { typedCodeSchema } from './typed-code';

const endpoint = endpointsOf('codes');

export const redeemCodes = apiSection(86, [
  endpoint({
    id: 'codes.redeem',
    method: 'POST',
    path: '/redeem-codes/redeem',
    summary: 'Redeem a code of tokens or Premium, once; how it is written does not matter',
    access: access.user,
    idempotent: true,
    failures: [404, 409],
    body: typedCodeSchema.meta({ id: 'redeemCodeDto' }),
    answer: z
      .object({
        kind: z.enum(giftKinds),
        /** Tokens, or months of Premium. */
        amount: z.number().int(),
        redeemedAt: isoTime,
        /** The tokens of the caller afterwards. */
        balance: z.number().int(),
        /** The end of the granted Premium; null for tokens. */
        premiumUntil: isoTime.nullable(),
      })
      .meta({ id: 'RedeemedCode' }),
    limit: ({ context, who }) => context.limits.redeemCode(who.person),
    async handle({ context, who, body, persistResponse }) {
      const asked = { userId: who.userId, typed: body.code };
      return redeemCode(context.domain, asked, persistResponse);
    },
  }),
]);
