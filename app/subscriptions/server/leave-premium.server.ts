import * as z from 'zod';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { cancelIn } from '~/domain/subscriptions/cancel-subscription';
import { recordStepIn } from '~/domain/subscriptions/record-cancellation-step';
import { cancellationReasons } from '~/domain/subscriptions/schema';
import { defineWizard, type FieldLook } from '../../wizards/define-wizard.server';
import { leavingHref, numberOf } from '../cancel/leaving-steps';
import { subscriptionPath } from '../../checkout/change/subscription-path';

const reasonSchema = z.enum(cancellationReasons);
const longestComment = 1000;
const commentSchema = z.object({ comment: wordsSchema().max(longestComment).optional() });
const ownWords: FieldLook = {
  as: 'text-area',
  label: (t) => t('premium:further.own-words'),
  maxLength: longestComment,
  rows: 3,
};

/** The cancellation of Premium. It can be confirmed at each step, and at the first with one press. */
export const leavePremium = defineWizard({
  kind: 'leave-premium',
  href: leavingHref,
  progress: (t, { at, of }) => t('premium:further.step', { step: at - 1, of: of - 1 }),
  steps: {
    first: {
      isOptional: true,
      title: (t) => t('premium:cancel.title'),
      text: (t) => t('premium:cancel.text'),
      schema: z.object({}),
      fields: {},
    },
    benefits: {
      isOptional: true,
      title: (t) => t('premium:further.benefits'),
      text: (t) => t('premium:further.benefits-text'),
      schema: z.object({}),
      fields: {},
    },
    wishes: {
      isOptional: true,
      title: (t) => t('premium:further.wishes'),
      text: (t) => t('premium:further.wishes-text'),
      schema: commentSchema,
      fields: { comment: ownWords },
    },
    plans: {
      isOptional: true,
      title: (t) => t('premium:further.plans'),
      schema: z.object({}),
      fields: {},
    },
    reason: {
      isOptional: true,
      title: (t) => t('premium:further.reason'),
      text: (t) => t('premium:further.reason-text'),
      schema: commentSchema.extend({ reason: reasonSchema.optional() }),
      options: () => ({ reason: cancellationReasons }),
      fields: {
        reason: {
          as: 'radios',
          label: (t) => t('premium:further.reason'),
          option: (t, reason) => t(`premium:further.reasons.${reasonSchema.parse(reason)}`),
        },
        comment: ownWords,
      },
    },
  },
  async saved(context, trx, { person, step, values }) {
    const { comment } = commentSchema.parse(values);
    const act = { step: numberOf(step), action: 'continue', comment } as const;
    await recordStepIn(context, trx, person.id, act);
  },
  async submit(context, trx, { person, step, answers }) {
    const { comment } = (step === 'wishes' ? answers.wishes : answers.reason) ?? {};
    const why = { reason: answers.reason?.reason, comment };
    const canceled = await cancelIn(context, trx, person.id, why);
    return canceled.ok ? { ok: true, outcome: { step } } : { ok: false, href: subscriptionPath };
  },
  // After a cancellation at the first step, the bar under the page shows the same as the last step.
  done: ({ step }) => (step === 'first' ? `${subscriptionPath}?cancelled` : leavingHref('done')),
});
