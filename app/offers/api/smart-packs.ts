import * as z from 'zod';
import { getSmartTier } from '~/domain/offers/get-smart-tier';
import { offerKeySchema } from '~/domain/offers/schema';
import {
  createSmartPack,
  deleteSmartPack,
  deleteSmartPacks,
  findSmartPack,
  listSmartPacks,
} from '~/domain/offers/smart-packs';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { flagSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import {
  presentSmartPack,
  presentTokenOffer,
  readMessagePrice,
  smartPack,
  tokenOffer,
} from '../presenters/token-offer';

const endpoint = endpointsOf('tokens');

/** Higher than any price. Welcome-back packs need no amount. */
const mostNeeded = 1_000_000;

const params = z.object({ id: idSchema });

export const smartPacks = apiSection(94, [
  endpoint({
    id: 'tokens.smart-user-tier',
    method: 'GET',
    path: '/smart-token-tiers/user-tier',
    summary: 'The smallest pack that suffices for a need, and one made for it',
    access: access.user,
    query: z.object({
      tokensNeeded: z.coerce
        .number()
        .int()
        .min(0)
        .max(mostNeeded)
        .describe('How many tokens are lacking'),
      isWelcomeBackPack: flagSchema
        .default(false)
        .describe('Whether it is to welcome somebody back'),
    }),
    answer: z
      .object({
        tokenDepositOffer: tokenOffer.nullable(),
        smartTokenPackOffer: smartPack.nullable(),
      })
      .meta({ id: 'SmartTokenTierResult' }),
    async handle({ context: { domain }, who, query }) {
      const [tier, messagePrice] = await Promise.all([
        getSmartTier(domain, who.userId, query),
        readMessagePrice(domain),
      ]);
      const { tokenDepositOffer: offer, smartTokenPackOffer: pack } = tier;
      return {
        tokenDepositOffer: offer && presentTokenOffer(offer, messagePrice),
        smartTokenPackOffer: pack && presentSmartPack(pack, messagePrice),
      };
    },
  }),
  endpoint({
    id: 'tokens.smart-pack-create',
    method: 'POST',
    path: '/smart-token-pack-deposit-offers',
    failures: [403, 404, 409],
    summary: 'Have a pack made for what one needs; its price holds until it ends',
    access: access.user,
    status: 201,
    idempotent: true,
    body: z
      .object({
        tokensNeeded: z.number().int().min(0).max(mostNeeded),
        isWelcomeBackPack: z.boolean().default(false),
      })
      .refine(({ tokensNeeded, isWelcomeBackPack }) => tokensNeeded > 0 || isWelcomeBackPack, {
        error: 'tokensNeeded is at least 1',
        path: ['tokensNeeded'],
      })
      .meta({ id: 'createSmartTokenPackDto' }),
    answer: smartPack,
    async handle({ context: { domain }, who, body }) {
      const made = await createSmartPack(domain, who, body);
      return made.ok ? presentSmartPack(made.pack, await readMessagePrice(domain)) : made;
    },
  }),
  endpoint({
    id: 'tokens.smart-pack-mine',
    method: 'GET',
    path: '/smart-token-pack-deposit-offers/my-offers',
    summary: 'The packs that were made for the caller and can be bought, the latest first',
    access: access.user,
    answer: z.array(smartPack),
    async handle({ context: { domain }, who }) {
      const messagePrice = await readMessagePrice(domain);
      const packs = await listSmartPacks(domain, who);
      return packs.map((pack) => presentSmartPack(pack, messagePrice));
    },
  }),
  endpoint({
    id: 'tokens.smart-pack-delete-all',
    method: 'DELETE',
    path: '/smart-token-pack-deposit-offers/my-offers/all',
    summary: 'Remove all packs of one’s own that were not bought',
    access: access.user,
    answer: z.object({ deleted: z.number().int().nonnegative() }),
    handle: async ({ context: { domain }, who }) => ({
      deleted: await deleteSmartPacks(domain, who.userId),
    }),
  }),
  endpoint({
    id: 'tokens.smart-pack-by-key',
    method: 'GET',
    path: '/smart-token-pack-deposit-offers/by-key/{offerKey}',
    failures: [404],
    summary: 'A pack of one’s own by its key',
    access: access.user,
    params: z.object({ offerKey: offerKeySchema }),
    answer: smartPack,
    async handle({ context: { domain }, who, params: { offerKey } }) {
      const pack = await findSmartPack(domain, who, { offer_key: offerKey });
      return 'ok' in pack ? pack : presentSmartPack(pack, await readMessagePrice(domain));
    },
  }),
  endpoint({
    id: 'tokens.smart-pack-get',
    method: 'GET',
    path: '/smart-token-pack-deposit-offers/{id}',
    failures: [404],
    summary: 'A pack of one’s own',
    access: access.user,
    params,
    answer: smartPack,
    async handle({ context: { domain }, who, params: { id } }) {
      const pack = await findSmartPack(domain, who, { id });
      return 'ok' in pack ? pack : presentSmartPack(pack, await readMessagePrice(domain));
    },
  }),
  endpoint({
    id: 'tokens.smart-pack-delete',
    method: 'DELETE',
    path: '/smart-token-pack-deposit-offers/{id}',
    failures: [404, 409],
    summary: 'Remove a pack of one’s own that was not bought',
    access: access.user,
    params,
    answer: successSchema,
    handle: ({ context: { domain }, who, params: { id } }) =>
      deleteSmartPack(domain, who.userId, id),
  }),
]);
