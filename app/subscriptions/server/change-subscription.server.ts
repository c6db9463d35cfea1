import { data, redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import {
  cancelSubscription,
  chooseSubscriptionCard,
  renewSubscription,
} from '~/domain/subscriptions/cancel-subscription';
import { changePlan, keepPlan } from '~/domain/subscriptions/change-plan';
import { openDueRenewal } from '~/domain/subscriptions/pay-due';
import { recordCancellationStep } from '~/domain/subscriptions/record-cancellation-step';
import { cancellationReasons } from '~/domain/subscriptions/schema';
import { listCards } from '~/domain/payments/cards/cards';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words-schema';
import type { UserViewer } from '~/domain/viewers/viewer';
import { checkoutAt } from '../../checkout/server/checkout-addresses';
import { formText } from '../../kit/forms/form-text';
import { subscriptionPath } from '../../checkout/change/subscription-path';

const comment = wordsSchema().max(1000).optional();
const stepSchema = z.object({ step: z.coerce.number().int().min(1).max(6), comment });
const cancelSchema = z.object({
  step: stepSchema.shape.step.catch(1),
  reason: z.enum(cancellationReasons).optional(),
  comment,
});

const minor = z.coerce.number().int().positive();
const chosenSchema = z.object({
  planId: idSchema,
  shown: z.object({ minor, renewalMinor: minor }),
});

/** What a form said, without the fields that were left empty. */
const said = (form: FormData) => Object.fromEntries([...form].filter(([, value]) => value !== ''));

/** What somebody does with their Premium, and where that leads. */
export async function actOnSubscription(
  context: AppLoadContext,
  viewer: UserViewer,
  form: FormData,
) {
  const { domain } = context;
  const { userId } = viewer;
  const intent = form.get('intent');
  switch (intent) {
    case 'cancel': {
      const told = cancelSchema.safeParse(said(form));
      if (!told.success) throw data(null, 400);
      const { step, ...why } = told.data;
      const done = await cancelSubscription(domain, userId, why);
      if (!done.ok) return redirect(subscriptionPath);
      // The bar under the page says the same as the last step, to whoever did not ask for steps.
      return redirect(step === 1 ? `${subscriptionPath}?cancelled` : stepHref(6));
    }
    case 'keep':
      await renewSubscription(domain, userId);
      return redirect(subscriptionPath);
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
    case 'continue':
    case 'close':
      return noteStep(context, userId, form, intent);
    case 'stay':
      return noteStep(context, userId, form, 'keep');
    default:
      throw data(null, 400);
  }
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

const stepHref = (step: number): string =>
  `${subscriptionPath}?modal=cancelPremium&cancelPremium.step=${step}`;

/** Notes an act at a step, which leads to the next one or back to the page. */
async function noteStep(
  { domain }: AppLoadContext,
  userId: string,
  form: FormData,
  action: 'continue' | 'keep' | 'close',
) {
  const told = stepSchema.safeParse(said(form));
  if (!told.success) throw data(null, 400);
  const noted = await recordCancellationStep(domain, userId, { ...told.data, action });
  const next = noted.ok ? noted.next : null;
  return redirect(next === null ? subscriptionPath : stepHref(next));
}
