import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { settleReturn } from '~/domain/payments/pay/settle-payments';
import { idSchema } from '~/domain/shared/ids';
import { setCookies } from '../../kit/session/set-cookies.server';
import {
  checkoutAt,
  outcomeAt,
  pathOf,
  type CheckoutLocation,
} from '../../checkout/server/checkout-addresses';
import { readCheckout } from '../../checkout/server/read-checkout.server';
import { requireBuyer } from '../../checkout/server/require-buyer.server';

/**
 * Receives payers back from processors. The address's claims about the payment are never trusted: the
 * processor is queried, and while it does not respond, the checkout shows the current state.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = requireBuyer(request, context);
  const { searchParams } = new URL(request.url);
  const orderId = idSchema.safeParse(params['orderId']);
  if (!orderId.success) throw data(null, 404);
  const from = pathOf(searchParams.get('from'));
  const isOver = searchParams.get('place') === 'modal' && from !== null;
  const checkoutPlace: CheckoutLocation = {
    subject: { order: orderId.data },
    from,
    place: isOver ? 'modal' : 'page',
  };
  const paymentId = idSchema.safeParse(searchParams.get('payment'));
  if (paymentId.success) {
    const input = { buyerId: viewer.userId, paymentId: paymentId.data };
    await settleReturn(context.domain, context.paymentProviders, input);
  }
  const view = await readCheckout(context, viewer, orderId.data);
  if (!view) throw data(null, 404);
  if (view.state === 'paid') {
    const headers = setCookies(context.cookies.endBesideCard());
    return redirect(outcomeAt(checkoutPlace, view.variant, 'success'), { headers });
  }
  if (view.state === 'refused') return redirect(outcomeAt(checkoutPlace, view.variant, 'failure'));
  return redirect(checkoutAt(checkoutPlace));
}
