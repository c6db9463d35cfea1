import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';
import { openCardFormFor } from '../../checkout/server/open-card-form.server';
import { checkoutAt } from '../../checkout/server/checkout-addresses';
import { requireBuyer } from '../../checkout/server/require-buyer.server';

/** Opens the processor's fields for a new card, or for the code of a saved one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = requireBuyer(request, context);
  const order = idSchema.safeParse(params['orderId']);
  if (!order.success) throw data(null, 404);
  const card = idSchema.safeParse(new URL(request.url).searchParams.get('card'));
  return openCardFormFor(context, viewer, {
    reference: card.success ? `${order.data}:${card.data}` : order.data,
    back: checkoutAt({ subject: { order: order.data }, place: 'page', from: null }, { pay: 'new' }),
    purpose: card.success ? 'cvc' : 'pay',
    ...(card.success && { cardId: card.data }),
  });
}
