import { data, redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import {
  chooseSubscriptionCard,
  renewSubscription,
} from '~/domain/subscriptions/cancel-subscription';
import { changePlan, keepPlan } from '~/domain/subscriptions/change-plan';
import { pauseSubscription } from '~/domain/subscriptions/pause-subscription';
import { openDueRenewal } from '~/domain/subscriptions/pay-due';
import { recordCancellationStep } from '~/domain/subscriptions/record-cancellation-step';
import { listCards } from '~/domain/payments/cards/cards';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import type { UserViewer } from '~/domain/viewers/viewer';
import { discardDraft } from '~/domain/wizards/discard-draft';
import { checkoutAt } from '../../checkout/server/checkout-addresses';
import { formText } from '../../kit/forms/form-text';
import { actOnStep } from '../../wizards/act-on-step.server';
import { leavingSteps, numberOf } from '../../subscriptions/cancel/leaving-steps';
import { subscriptionPath } from '../../checkout/change/subscription-path';
import { leavePremium } from '../../subscriptions/server/leave-premium.server';

const actSchema = z.object({
  step: z.enum(leavingSteps),
  comment: wordsSchema().max(1000).optional(),
});

const minor = z.coerce.number().int().positive();
const chosenSchema = z.object({
  planId: idSchema,
  shown: z.object({ minor, renewalMinor: minor }),
});

/** Handles a person's action on their Premium and leads to the next page. */
export async function actOnSubscription(
  context: AppLoadContext,
  viewer: UserViewer,
  form: FormData,
) {
  const { domain } = context;
  const { userId } = viewer;
  const intent = form.get('intent');
  switch (intent) {
    case 'save':
    case 'submit':
      return actOnStep(leavePremium, context, viewer.person, form);
    case 'keep':
      await renewSubscription(domain, userId);
      return redirect(subscriptionPath);
    case 'pause':
      return pause(context, viewer, form);
    case 'pay-due': {
      const due = await openDueRenewal(domain, userId);
      if (!due.ok) return redirect(subscriptionPath);
      const subject = { order: due.order.id };
      return redirect(checkoutAt({ subject, place: 'page', from: subscriptionPath }));
    }
    case 'take-back':
      await keepPlan(domain, userId);
      return redirect(subscriptionPath);
    case 'change':
      return switchPlan(context, viewer, form);
    case 'card':
      return switchCard(context, userId, formText(form, 'cardId'));
    case 'close':
      return noteAct(context, viewer, form, 'close');
    case 'stay':
      await discardDraft(domain, viewer.person, leavePremium.kind);
      return noteAct(context, viewer, form, 'keep');
    default:
      throw data(null, 400);
  }
}

async function pause({ domain }: AppLoadContext, { person, userId }: UserViewer, form: FormData) {
  const months = z.coerce.number().int().safeParse(form.get('months'));
  if (!months.success) throw data(null, 400);
  const paused = await pauseSubscription(domain, userId, months.data);
  if (!paused.ok) return data({ refused: paused.reason }, 409);
  // A cancellation that led to the pause is over.
  await discardDraft(domain, person, leavePremium.kind);
  return redirect(subscriptionPath);
}

async function switchPlan({ domain }: AppLoadContext, viewer: UserViewer, form: FormData) {
  const planId = formText(form, 'planId');
  const chosen = chosenSchema.safeParse({
    planId,
    shown: {
      minor: form.get(`minor.${planId}`),
      renewalMinor: form.get(`renewalMinor.${planId}`),
    },
  });
  if (!chosen.success) throw data(null, 400);
  const changed = await changePlan(domain, viewer, chosen.data);
  return changed.ok ? redirect(subscriptionPath) : data({ refused: changed.reason }, 409);
}

async function switchCard({ domain }: AppLoadContext, userId: string, cardId: string) {
  const cards = await listCards(domain, userId);
  if (!cards.some(({ id }) => id === cardId)) throw data(null, 404);
  await chooseSubscriptionCard(domain, userId, cardId);
  return redirect(`${subscriptionPath}#card`);
}

/** Records an action at a cancellation step that leads back to the page. */
async function noteAct(
  { domain }: AppLoadContext,
  { userId }: UserViewer,
  form: FormData,
  action: 'keep' | 'close',
) {
  const filled = [...form].filter(([, value]) => value !== '');
  const parsed = actSchema.safeParse(Object.fromEntries(filled));
  if (!parsed.success) throw data(null, 400);
  const { step, comment } = parsed.data;
  await recordCancellationStep(domain, userId, { step: numberOf(step), action, comment });
  return redirect(subscriptionPath);
}
