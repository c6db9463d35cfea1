import * as z from 'zod/mini';
import { checkoutSources, type CheckoutSource } from '~/domain/checkout/schema';
import { useModalMeta } from '../kit/modals/use-modal-meta';

const metaSchema = z.object({ source: z.enum(checkoutSources) });

/** Returns the origin of the open modal, as it is recorded with the order; else the caller's own tag. */
export function useCheckoutSource(own: CheckoutSource): CheckoutSource {
  return useModalMeta(metaSchema)?.source ?? own;
}
