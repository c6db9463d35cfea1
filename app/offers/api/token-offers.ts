import * as z from 'zod';
import { claimBonus, listBonusOffers, type BonusOffer } from '~/domain/offers/bonus-offers';
import { findKeyedOffer, listTokenOffers } from '~/domain/offers/list-token-offers';
import { openSpecialOffer, openWelcomeBackOffers } from '~/domain/offers/open-offers';
import { offerKeySchema, offerStatusSchema, offerVariantSchema } from '~/domain/offers/schema';
import type { TokenOffer } from '~/domain/offers/to-token-offer';
import { isoTime, written } from '~/domain/shared/codecs';
import type { ApiRefusal } from '../../kit/http/describe-refusal';
import type { RequestContext } from '../../kit/http/context/request-context';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { presentTokenOffer, readMessagePrice, tokenOffer } from '../presenters/token-offer';

const endpoint = endpointsOf('tokens');

const count = z.number().int().nonnegative();

/** Extra tokens with the next pack. */
const bonusOffer = written(
  z
    .object({
      _id: z.uuid(),
      offerKey: z.string(),
      type: z.literal('TokensBonus'),
      kind: z.literal('tokens-bonus'),
      /** In whole tokens. */
      amount: count,
      /** The minimum amount of a pack that gets the bonus. */
      minAmount: count,
      /** Seconds for which a user who takes the bonus has it. */
      lastsSeconds: count,
      status: offerStatusSchema,
      isTaken: z.boolean(),
      expiredAt: isoTime.nullable(),
    })
    .meta({ id: 'TokenBonusOffer' }),
  (offer: BonusOffer) => ({
    ...offer,
    _id: offer.id,
    type: 'TokensBonus' as const,
    kind: 'tokens-bonus' as const,
    amount: offer.tokens,
    isTaken: offer.endsAt !== null,
    expiredAt: offer.endsAt,
  }),
);

/** Presents an offer for the caller. A refusal is returned unchanged. */
async function present({ domain }: RequestContext, offer: TokenOffer | ApiRefusal) {
  return 'ok' in offer ? offer : presentTokenOffer(offer, await readMessagePrice(domain));
}

async function presentAll({ domain }: RequestContext, offers: TokenOffer[] | ApiRefusal) {
  if (!Array.isArray(offers)) return offers;
  const messagePrice = await readMessagePrice(domain);
  return offers.map((offer) => presentTokenOffer(offer, messagePrice));
}

export const tokenOffers = apiSection(92, [
  endpoint({
    id: 'tokens.list',
    method: 'GET',
    path: '/token-deposit-offers',
    summary: 'The packs of tokens as the caller has them, the smallest first',
    access: access.notVerified,
    answer: z.array(tokenOffer),
    handle: async ({ context, who }) =>
      presentAll(context, await listTokenOffers(context.domain, who)),
  }),
  endpoint({
    id: 'tokens.list-test',
    method: 'GET',
    path: '/token-deposit-offers/test',
    failures: [403],
    summary: 'The packs that are being tried, for accounts of tests',
    access: access.notVerified,
    answer: z.array(tokenOffer),
    handle: async ({ context, who }) =>
      presentAll(context, await listTokenOffers(context.domain, who, { isTest: true })),
  }),
  endpoint({
    id: 'tokens.welcome-back',
    method: 'GET',
    path: '/token-deposit-offers/welcome-back',
    summary: 'What the caller is welcomed back with; its time begins with the first look',
    access: access.notVerified,
    answer: z.array(tokenOffer),
    handle: async ({ context, who }) =>
      presentAll(context, await openWelcomeBackOffers(context.domain, who)),
  }),
  endpoint({
    id: 'tokens.special-offer',
    method: 'GET',
    path: '/token-deposit-offers/special-offer',
    failures: [404],
    summary: 'The special offer of the caller; its time begins with the first look',
    access: access.notVerified,
    answer: tokenOffer,
    handle: async ({ context, who }) =>
      present(context, await openSpecialOffer(context.domain, who)),
  }),
  endpoint({
    id: 'tokens.special-offer-test',
    method: 'GET',
    path: '/token-deposit-offers/special-offer/test',
    failures: [403, 404],
    summary: 'The special offer that is being tried, for accounts of tests',
    access: access.notVerified,
    answer: tokenOffer,
    handle: async ({ context, who }) =>
      present(context, await openSpecialOffer(context.domain, who, { isTest: true })),
  }),
  endpoint({
    id: 'tokens.special-offer-amount',
    method: 'GET',
    path: '/token-deposit-offers/special-offer/{amount}',
    failures: [404],
    summary: 'The special offer of an amount',
    access: access.notVerified,
    params: z.object({
      amount: z.coerce
        .number()
        .int()
        .min(1)
        .max(1_000_000)
        .describe('Whole tokens, without any bonus'),
    }),
    answer: tokenOffer,
    handle: async ({ context, who, params: { amount } }) =>
      present(context, await openSpecialOffer(context.domain, who, { amount })),
  }),
  endpoint({
    id: 'tokens.special-offer-by-key',
    method: 'GET',
    path: '/token-deposit-offers/special-offer-by-offer-key/{offerKey}',
    failures: [403, 404, 409],
    summary: 'The offer of a key, in one of its variants or else the first that is the caller’s',
    access: access.notVerified,
    params: z.object({ offerKey: offerKeySchema }),
    query: z.object({
      variant: offerVariantSchema.describe('Which of the offers of the key').optional(),
    }),
    answer: tokenOffer,
    handle: async ({ context, who, params: { offerKey }, query: { variant } }) =>
      present(context, await findKeyedOffer(context.domain, who, { offerKey, variant })),
  }),
  endpoint({
    id: 'tokens.set-token-bonus',
    method: 'POST',
    path: '/token-deposit-offers/set-token-bonus',
    failures: [403, 404, 409],
    summary: 'Take a bonus: it comes on top of the next pack, until it ends; once',
    access: access.notVerified,
    idempotent: true,
    body: z.object({ offerKey: offerKeySchema }).meta({ id: 'setTokenBonusDto' }),
    answer: bonusOffer,
    async handle({ context, who, body: { offerKey } }) {
      const taken = await claimBonus(context.domain, who, offerKey);
      return taken.ok ? taken.offer : taken;
    },
  }),
  endpoint({
    id: 'tokens.bonus-offers',
    method: 'GET',
    path: '/token-bonus-offers',
    summary: 'The bonuses that are offered to the caller, with how those stand that they took',
    access: access.notVerified,
    answer: z.array(bonusOffer),
    handle: ({ context, who }) => listBonusOffers(context.domain, who),
  }),
  endpoint({
    id: 'tokens.bonus-offers-test',
    method: 'GET',
    path: '/token-bonus-offers/test',
    failures: [403],
    summary: 'The bonuses that are being tried, for accounts of tests',
    access: access.notVerified,
    answer: z.array(bonusOffer),
    handle: ({ context, who }) => listBonusOffers(context.domain, who, { isTest: true }),
  }),
]);
