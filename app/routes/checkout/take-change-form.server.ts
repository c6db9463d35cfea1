import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { listCards } from '~/domain/payments/cards/cards';
import { idSchema } from '~/domain/shared/ids';
import { changePlan } from '~/domain/subscriptions/change-plan';
import type { UserViewer } from '~/domain/viewers/viewer';
import { formText } from '../../kit/forms/form-text';
import { subscriptionPath } from '../../checkout/change/subscription-path';
import type { PayResponse } from '../../checkout/pay/pay-response';
import {
  checkoutAt,
  pathOf,
  withModal,
  type CheckoutLocation,
} from '../../checkout/server/checkout-addresses';
import { changeCard } from '../../checkout/server/change-card.server';

interface Sent {
  context: AppLoadContext;
  viewer: UserViewer;
  form: FormData;
}

const minor = z.coerce.number().int().positive();
const chosenSchema = z.object({
  plan: idSchema,
  minor,
  renewalMinor: minor,
  /** Undefined if the person has no saved card. */
  card: idSchema.optional(),
});

/** Schedules the selected plan at the price that was shown, or changes a saved card. */
export async function takeChangeForm({ context, viewer, form }: Sent) {
  const { domain } = context;
  const from = pathOf(form.get('from'));
  const isOver = form.get('place') === 'modal' && from !== null;
  const subject = { change: formText(form, 'plan') };
  const checkoutPlace: CheckoutLocation = { subject, from, place: isOver ? 'modal' : 'page' };
  if (form.has('makeDefault') || form.has('deleteCard')) {
    return changeCard(domain, { userId: viewer.userId, form, checkoutPlace });
  }
  const chosen = chosenSchema.safeParse(Object.fromEntries(form));
  if (!chosen.success) throw data(null, 400);
  const { plan: planId, card: cardId, ...shown } = chosen.data;
  const cards = await listCards(domain, viewer.userId);
  if (cardId !== undefined && !cards.some(({ id }) => id === cardId)) {
    return data<PayResponse>({ problem: 'problem.card' }, 422);
  }
  const changed = await changePlan(domain, viewer, { planId, cardId, shown });
  if (changed.ok) {
    return redirect(withModal(from ?? subscriptionPath, 'successPremiumModal', { change: planId }));
  }
  switch (changed.reason) {
    case 'plan-price-changed':
      return data<PayResponse>({ problem: 'change.price-changed' }, 409);
    case 'payment-due':
      return redirect(subscriptionPath);
    case 'no-such-plan':
    case 'no-subscription':
      // The page shows the current state.
      return redirect(checkoutAt({ ...checkoutPlace, place: 'page' }));
  }
}
