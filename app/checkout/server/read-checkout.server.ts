import type { AppLoadContext } from '@remix-run/node';
import { getCheckout } from '~/domain/payments/orders/get-checkout';
import { checkoutSettings } from '~/domain/checkout/settings';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import type { UserViewer } from '~/domain/viewers/viewer';
import { presentCheckout } from '../presenters/checkout-for-buyer';
import type { CheckoutView } from '../checkout-view';
import { requiresAddress } from './requires-address.server';
import { readTyped } from './stored-typed.server';
import { readPaid } from './read-paid.server';

/** Returns the current state of the viewer's checkout; null if they have no such order. */
export async function readCheckout(
  context: AppLoadContext,
  viewer: UserViewer,
  orderId: string,
): Promise<CheckoutView | null> {
  const { domain, paymentProviders } = context;
  const checkout = await getCheckout(domain, paymentProviders, {
    buyerId: viewer.userId,
    orderId,
    country: context.country,
  });
  if (!checkout) return null;
  const [{ statement_descriptor }, { is_discounts_active }, isAddressRequired, paid] =
    await Promise.all([
      domain.settings(checkoutSettings),
      domain.settings(subscriptionSettings),
      requiresAddress(context, viewer),
      checkout.order.state === 'paid' ? readPaid(context, checkout) : null,
    ]);
  return presentCheckout(checkout, {
    now: domain.now(),
    email: viewer.email,
    typed: readTyped(context, viewer),
    requiresAddress: isAddressRequired,
    hasClock: is_discounts_active,
    statementName: statement_descriptor || null,
    paid,
  });
}
