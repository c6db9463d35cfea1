import * as z from 'zod';
import { findClubStatuses, getClub } from '~/domain/fanclubs/find-club';
import { joinClub } from '~/domain/fanclubs/join-club';
import { cancelMembership } from '~/domain/fanclubs/keep-membership';
import { listClubPlans } from '~/domain/fanclubs/list-club-plans';
import {
  countMemberships,
  getMembership,
  listMemberships,
  membershipSorts,
  membershipsPerPage,
  membershipStatuses,
} from '~/domain/fanclubs/list-memberships';
import { findNamedClub } from '~/domain/fanclubs/find-club';
import { countClubAssets } from '~/domain/posts/count-club-assets';
import { idSchema } from '~/domain/shared/ids';
import { mayCall } from '~/domain/voice-calls/may-call';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema } from '../../kit/api/paging';
import type { RequestContext } from '../../kit/http/context/request-context';
import {
  dollars,
  membershipSchema,
  planSchema,
  presentMemberships,
} from '../presenters/club-for-fan';

const endpoint = endpointsOf('fanclubs');

const creatorParams = z.object({ creatorId: idSchema });
const characterQuery = z.object({ characterId: idSchema });

/** Returns a user's membership of a creator's club, or a refusal if there is none. */
async function showMembership(context: RequestContext, userId: string, creatorId: string) {
  const club = await findNamedClub(context.domain, creatorId);
  const found = club && (await getMembership(context.domain, { userId, ...club }));
  const [shown] = found ? await presentMemberships(context, [found]) : [];
  return shown ?? ({ ok: false, reason: 'no-such-membership' } as const);
}

export const clubs = apiSection(260, [
  endpoint({
    id: 'fanclubs.join',
    method: 'POST',
    path: '/creators-subscriptions/{creatorId}',
    failures: [402, 404, 409, 422],
    summary: 'Join a creator’s fan club, or learn that checkout is to be opened',
    access: access.user,
    idempotent: true,
    params: creatorParams,
    body: z
      .object({
        userAgent: z.string().max(1000).optional(),
        /** For a payment in tokens: the price of a month in whole tokens, as it was shown. */
        tokens: z.number().int().positive().optional(),
        /** The tokens that the user agrees to, after the response that confirmation is needed. */
        confirmedTokens: z.number().int().positive().optional(),
      })
      .meta({ id: 'joinFanclubDto' }),
    answer: z.object({
      openCheckout: z.boolean(),
      /**
       * The amount that checkout charges, in US dollars; absent if the club cannot be bought with money.
       */
      amountInUsd: dollars.optional(),
      character: z.object({ _id: idSchema }),
    }),
    async handle({ context, who, params, body, persistResponse }) {
      const { tokens, confirmedTokens: confirmed } = body;
      const input = { userId: who.userId, ...params, tokens, confirmed };
      const answerOf = (outcome: Awaited<ReturnType<typeof joinClub>>) =>
        outcome.ok
          ? {
              openCheckout: outcome.openCheckout,
              ...(outcome.price && { amountInUsd: outcome.price }),
              character: { _id: outcome.characterId },
            }
          : outcome;
      const outcome = await joinClub(context.domain, input, (trx, settled) =>
        persistResponse(trx, answerOf(settled)),
      );
      return answerOf(outcome);
    },
  }),
  endpoint({
    id: 'fanclubs.cancel',
    method: 'PUT',
    path: '/creators-subscriptions/{creatorId}',
    failures: [404, 409],
    summary:
      'Leave a fan club: it stays open until what is paid for ends; a repeat changes nothing',
    access: access.user,
    params: creatorParams,
    answer: membershipSchema,
    async handle({ context, who, params }) {
      const left = await cancelMembership(context.domain, { userId: who.userId, ...params });
      return left.ok ? showMembership(context, who.userId, params.creatorId) : left;
    },
  }),
  endpoint({
    id: 'fanclubs.get',
    method: 'GET',
    path: '/creators-subscriptions/{creatorId}',
    failures: [404],
    summary: 'One’s membership of a creator’s fan club, running or ended',
    access: access.user,
    params: creatorParams,
    answer: membershipSchema,
    handle: ({ context, who, params }) => showMembership(context, who.userId, params.creatorId),
  }),
  endpoint({
    id: 'fanclubs.list',
    method: 'GET',
    path: '/creators-subscriptions',
    summary: 'One’s memberships, those billed soonest first',
    access: access.user,
    query: z.object({
      cursor: cursorSchema.optional(),
      limit: limitSchema.optional(),
      sortBy: z.enum(membershipSorts).optional(),
      filterByStatus: z.enum(membershipStatuses).optional(),
    }),
    answer: z.object({ items: z.array(membershipSchema), nextCursor: z.string().nullable() }),
    async handle({ context, who, query: { filterByStatus, ...query } }) {
      const limit = query.limit ?? membershipsPerPage;
      const list = { ...query, limit, status: filterByStatus };
      const page = await listMemberships(context.domain, who.userId, list);
      return { ...page, items: await presentMemberships(context, page.items) };
    },
  }),
  endpoint({
    id: 'fanclubs.total',
    method: 'GET',
    path: '/creators-subscriptions/total',
    summary: 'How many fan clubs one belongs to, or has belonged to',
    access: access.user,
    query: z.object({ status: z.enum(membershipStatuses).optional() }),
    answer: z.object({ total: z.number().int() }),
    async handle({ context, who, query }) {
      return { total: await countMemberships(context.domain, who.userId, query.status) };
    },
  }),
  endpoint({
    id: 'fanclubs.character-stats',
    method: 'GET',
    path: '/creators-subscriptions/stats',
    failures: [404],
    summary: 'How many photos and videos a character’s fan club opens',
    access: access.everyone,
    query: characterQuery,
    answer: z.object({
      exclusiveImagesCount: z.number().int(),
      exclusiveVideosCount: z.number().int(),
    }),
    async handle({ context, query: { characterId } }) {
      if (!(await getClub(context.domain, { characterId }))) {
        return { ok: false, reason: 'no-such-club' } as const;
      }
      const counted = await countClubAssets(context.domain, [characterId]);
      const { photos, videos } = counted.get(characterId) ?? { photos: 0, videos: 0 };
      return { exclusiveImagesCount: photos, exclusiveVideosCount: videos };
    },
  }),
  endpoint({
    id: 'fanclubs.by-slug',
    method: 'GET',
    path: '/creators-subscriptions/by-slug/{slug}',
    failures: [404],
    summary: 'What a character’s fan club costs',
    access: access.everyone,
    params: z.object({ slug: z.string().max(100) }),
    answer: z.object({
      /** US dollars a month after the discount; null if the club cannot be bought with money. */
      amountInUsd: dollars.nullable(),
      discountPercent: z.number().int(),
      /** Whole tokens a month; null if the club cannot be bought with tokens. */
      tokens: z.number().int().nullable(),
      creatorId: idSchema.nullable(),
      characterId: idSchema,
    }),
    async handle({ context, params }) {
      const club = await getClub(context.domain, params);
      if (!club) return { ok: false, reason: 'no-such-club' } as const;
      return { ...club, amountInUsd: club.price, tokens: club.tokenPrice };
    },
  }),
  endpoint({
    id: 'fanclubs.audio-call-info',
    method: 'GET',
    path: '/creators-subscriptions/audio-call-info',
    failures: [404],
    summary: 'Whether one may call a verified model: members of the fan club may, and Premium',
    access: access.user,
    query: characterQuery.extend({ limit: limitSchema.optional() }),
    answer: z.object({
      audioCallInfo: z.object({
        /** True if the character can be called at all. */
        isAvailable: z.boolean(),
        /** True if the caller may call it. */
        isEnabled: z.boolean(),
        isMember: z.boolean(),
      }),
    }),
    async handle({ context, who, query: { characterId } }) {
      const club = await getClub(context.domain, { characterId });
      if (!club) return { ok: false, reason: 'no-such-club' } as const;
      const standings = await findClubStatuses(context.domain, [characterId], who.userId);
      const isMember = standings.get(characterId)?.isMember ?? false;
      const isAvailable = club.character.isForCalls;
      const isEnabled =
        isAvailable && (await mayCall(context.domain, { userId: who.userId, isMember }));
      return { audioCallInfo: { isAvailable, isEnabled, isMember } };
    },
  }),
  endpoint({
    id: 'fanclubs.plans',
    method: 'GET',
    path: '/fanclub-subscription-plans',
    summary: 'The plans that a creator’s fan club can be joined by, the shortest first',
    access: access.everyone,
    query: creatorParams,
    answer: z.array(planSchema),
    handle: ({ context, query }) => listClubPlans(context.domain, query.creatorId),
  }),
]);
