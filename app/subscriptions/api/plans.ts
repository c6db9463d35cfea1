import * as z from 'zod';
import { readSession } from '~/domain/sessions/read-session';
import type { DomainContext } from '~/domain/shared/context';
import { idSchema } from '~/domain/shared/ids';
import { listPlans } from '~/domain/subscriptions/list-plans';
import { findRecommendedPlan } from '~/domain/subscriptions/recommend-plan';
import { openSpecialOffer } from '~/domain/subscriptions/special-offers';
import type { Viewer } from '~/domain/viewers/viewer';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { listPlansFor } from '../list-plans-for';
import { planAnswer, specialOfferAnswer } from '../presenters/plan-for-fan';

const endpoint = endpointsOf('plans');
const key = z.string().min(1).max(100);

/** Returns the user for the list: the caller, or the user of the token in the address. */
async function findUser(context: DomainContext, who: Viewer, userToken: string | undefined) {
  if (who.kind === 'user') return who;
  return userToken === undefined ? null : readSession(context, userToken);
}

export const plans = apiSection(84, [
  endpoint({
    id: 'plans.list',
    method: 'GET',
    path: '/subscription-plans',
    summary:
      'The plans on sale; in place of the ordinary ones those of an offer’s key, or of the partner that a user came by',
    access: access.everyone,
    query: z.object({ userToken: z.string().max(4000).optional(), offerKey: key.optional() }),
    answer: z.array(planAnswer),
    async handle({ context: { domain }, who, query: { userToken, offerKey } }) {
      const user = await findUser(domain, who, userToken);
      return listPlansFor(domain, user?.userId ?? null, { offerKey });
    },
  }),
  endpoint({
    id: 'plans.affiliate-offers',
    method: 'GET',
    path: '/subscription-plans/affiliate-offers/{notVerifiedUserId}',
    failures: [404],
    summary: 'The plans for somebody whom a partner brought; the ordinary ones for anybody else',
    access: access.notVerified,
    params: z.object({ notVerifiedUserId: idSchema }),
    answer: z.array(planAnswer),
    async handle({ context: { domain }, who, params }) {
      if (params.notVerifiedUserId !== who.userId) return { ok: false, reason: 'not-found' };
      return listPlansFor(domain, who.userId);
    },
  }),
  endpoint({
    id: 'plans.special-offer',
    method: 'GET',
    path: '/subscription-plans/special-offer',
    summary:
      'What one’s first period may be instead, and until when; null where it is not on offer',
    access: access.user,
    query: z.object({ specialOfferDurationKey: key.optional() }),
    answer: specialOfferAnswer,
    handle: ({ context, who, query: { specialOfferDurationKey: key } }) =>
      openSpecialOffer(context.domain, who.userId, { key }),
  }),
  endpoint({
    id: 'plans.special-offer-test',
    method: 'GET',
    path: '/subscription-plans/special-offer/test',
    summary: 'The same of an offer that is being tried; null but for test accounts',
    access: access.user,
    answer: specialOfferAnswer,
    handle: async ({ context, who }) =>
      who.isTest ? openSpecialOffer(context.domain, who.userId, { isTest: true }) : null,
  }),
  endpoint({
    id: 'plans.recommended-next',
    method: 'GET',
    path: '/subscription-plans/recommended-as-next-subscription',
    summary: 'What a subscriber may want next, by the plan they have; null for anybody else',
    access: access.user,
    answer: specialOfferAnswer,
    async handle({ context, who }) {
      const plan = await findRecommendedPlan(context.domain, who.userId);
      return plan && { plan, terms: [], endsAt: null };
    },
  }),
  endpoint({
    id: 'plans.test',
    method: 'GET',
    path: '/subscription-plans/test',
    summary: 'Plans that are being tried; none but for test accounts',
    access: access.everyone,
    answer: z.array(planAnswer),
    async handle({ context, who }) {
      if (who.kind !== 'user' || !who.isTest) return [];
      return listPlans(context.domain, { isTest: true });
    },
  }),
]);
