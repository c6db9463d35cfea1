import * as z from 'zod';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { cancelSubscription, renewSubscription } from '~/domain/subscriptions/cancel-subscription';
import { findRunningSubscription } from '~/domain/subscriptions/get-subscription';
import { pauseSubscription } from '~/domain/subscriptions/pause-subscription';
import { recordCancellationStep } from '~/domain/subscriptions/record-cancellation-step';
import {
  cancellationActions,
  type CancellationAction,
} from '~/domain/subscriptions/decide-cancellation-step';
import { cancellationReasons } from '~/domain/subscriptions/schema';
import type { DomainContext } from '~/domain/shared/context';
import { nextSubscriptionAnswer, subscriptionAnswer } from '~/realtime/protocol/subscription';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';

const endpoint = endpointsOf('plans');

/** The six steps in their order and the actions at them, with the names in the contract. */
const stepNames = [
  'STEP_1__OPEN_SUBSCRIPTION_CANCELLATION_MODAL',
  'STEP_2__BENEFITS_LIST',
  'STEP_3__WHAT_CAN_MAKE_YOU_STAY',
  'STEP_4__CHANGE_PLAN',
  'STEP_5__CANCELLATION_REASON',
  'STEP_6__SUBSCRIPTION_RENEW',
] as const;
const actionNames = {
  open: 'OPEN_CANCELLATION_MODAL',
  close: 'CLOSE_MODAL',
  keep: 'KEEP_SUBSCRIPTION',
  continue: 'CONTINUE_CANCELLATION',
  'change-plan': 'CHANGE_SUBSCRIPTION_PLAN',
  cancel: 'CANCEL_SUBSCRIPTION',
  renew: 'RENEW_SUBSCRIPTION',
} as const;
const actionOf = (name: (typeof actionNames)[CancellationAction]): CancellationAction => {
  const action = cancellationActions.find((one) => actionNames[one] === name);
  if (!action) throw new Error(`nobody does ${name}`);
  return action;
};

const why = {
  reason: z.enum(cancellationReasons).optional(),
  comment: wordsSchema().max(1000).optional(),
};

const statusSchema = z.object({
  subscription: subscriptionAnswer,
  nextSubscription: nextSubscriptionAnswer,
});

const currentStatus = (context: DomainContext, userId: string) =>
  findRunningSubscription(context.db, userId, context.now());

export const leavingPlans = apiSection(85, [
  endpoint({
    id: 'plans.renew',
    method: 'PUT',
    path: '/subscription-plans/renew',
    failures: [404],
    summary:
      'Have a subscription go on that was cancelled and has not ended, or is paused; try a renewal now that was not paid',
    access: access.user,
    answer: statusSchema,
    async handle({ context: { domain }, who }) {
      const renewed = await renewSubscription(domain, who.userId);
      return renewed.ok ? currentStatus(domain, who.userId) : renewed;
    },
  }),
  endpoint({
    id: 'plans.pause',
    method: 'POST',
    path: '/subscription-plans/pause',
    failures: [404, 409],
    summary:
      'Pause after the paid period for some months; nothing is charged and Premium is off until it resumes by itself, or earlier by `renew`',
    access: access.user,
    idempotent: true,
    body: z
      .object({ months: z.number().int().min(1).max(12) })
      .meta({ id: 'pauseSubscriptionDto' }),
    answer: statusSchema.extend({ pausedFrom: isoTime, resumesAt: isoTime }),
    async handle({ context: { domain }, who, body: { months } }) {
      const paused = await pauseSubscription(domain, who.userId, months);
      if (!paused.ok) return paused;
      const { pause } = paused.subscription;
      if (!pause) throw new Error('a pause is gone');
      const status = await currentStatus(domain, who.userId);
      return { ...status, pausedFrom: pause.from, resumesAt: pause.until };
    },
  }),
  endpoint({
    id: 'plans.cancel',
    method: 'POST',
    path: '/subscription-plans/cancel',
    failures: [404],
    summary: 'Cancel, in one call: nothing more is charged, and what is paid for stays open',
    access: access.user,
    idempotent: true,
    body: z.object(why).meta({ id: 'cancelSubscriptionReqDto' }),
    answer: statusSchema,
    async handle({ context: { domain }, who, body }) {
      const canceled = await cancelSubscription(domain, who.userId, body);
      return canceled.ok ? currentStatus(domain, who.userId) : canceled;
    },
  }),
  endpoint({
    id: 'plans.cancel-steps',
    method: 'POST',
    path: '/subscription-plans/cancel/steps',
    failures: [404, 409],
    summary: 'Note a step of leaving; it changes nothing else, and answers which follows',
    access: access.user,
    idempotent: true,
    body: z
      .object({
        step: z.enum(stepNames),
        action: z.enum(actionNames),
        ...why,
        planId: idSchema.optional(),
      })
      .meta({ id: 'subscriptionCancellationStepDto' }),
    answer: z.object({ success: z.boolean(), nextStep: z.enum(stepNames).nullable() }),
    async handle({ context, who, body: { step, action, ...details } }) {
      const recorded = await recordCancellationStep(context.domain, who.userId, {
        ...details,
        step: stepNames.indexOf(step) + 1,
        action: actionOf(action),
      });
      if (!recorded.ok) return recorded;
      const { next } = recorded;
      return { success: true, nextStep: next === null ? null : (stepNames[next - 1] ?? null) };
    },
  }),
]);
