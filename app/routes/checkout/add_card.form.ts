import type { LoaderFunctionArgs } from '@remix-run/node';
import { openCardFormFor } from '../../checkout/server/open-card-form.server';
import { requireBuyer } from '../../checkout/server/require-buyer.server';

/** Opens the processor's fields for a card that is saved for later. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireBuyer(request, context);
  const reference = `save:${viewer.userId}`;
  return openCardFormFor(context, viewer, { reference, back: '/add_card', purpose: 'save' });
}
