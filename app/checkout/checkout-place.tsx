import { useLocation } from '@remix-run/react';
import { createContext, useContext } from 'react';
import * as z from 'zod/mini';
import { useModalContents } from '../kit/modals/modal-contents';
import { isModalName } from '../kit/modals/modal-name';
import { modalHref, requestedModals, stackHref } from '../kit/modals/modal-keys';
import { checkoutPath, type CheckoutSubject } from './checkout-href';

/** The parameters of a checkout's address besides its order. */
export interface CheckoutParams {
  /** The means of payment other than a saved card. */
  pay?: 'new' | 'crypto' | undefined;
  /** Set if all cards are shown; closing returns. */
  view?: 'cards' | undefined;
  /** The selected saved card. */
  paymentMethodId?: string | undefined;
  useLastCard?: 'true' | undefined;
  /** Another attempt after a refused payment, with the same means or others. */
  again?: 'same' | 'other' | undefined;
}

/** The place of a checkout and the parts of its addresses. */
export interface CheckoutPlace {
  kind: 'page' | 'modal';
  /** Null if there is no order. */
  subject: CheckoutSubject | null;
  params: CheckoutParams;
  /** The page to return to, as a path; null if none was given. */
  from: string | null;
  /** The address after the modal closes. */
  closeHref?: string;
  /**
   * True if the document was loaded with this checkout, so that it may load the processor's frame;
   * otherwise a new document is loaded.
   */
  isFramable: boolean;
  /** Reloads its data. */
  reload(): void;
}

const PlaceContext = createContext<CheckoutPlace | null>(null);
export const CheckoutPlaceProvider = PlaceContext.Provider;

export function useCheckoutPlace(): CheckoutPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('this stands in no checkout');
  return place;
}

/** Returns the page that payments return to: the one below the checkout, without its modals. */
export function useReturnPath(): string | null {
  const { kind, from } = useCheckoutPlace();
  const { pathname, search } = stackHref(useLocation(), []);
  return kind === 'modal' ? pathname + search : from;
}

/** Returns a function for addresses of the current checkout. */
export function useCheckoutHref(): (params: CheckoutParams) => string {
  const { kind, subject, from } = useCheckoutPlace();
  const { modals } = useModalContents();
  const location = useLocation();
  if (!subject) throw new Error('nothing was ordered that could be paid');
  return (params) => {
    const meta = Object.fromEntries(
      Object.entries({ ...params, ...(kind === 'page' && { from }) }).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    if (kind === 'modal') {
      const under = requestedModals(new URLSearchParams(location.search)).filter((name) =>
        isModalName(modals, name),
      );
      const bare = stackHref(
        location,
        under.filter((name) => name !== 'checkoutModal'),
      );
      const options = { meta: { ...subject, ...meta }, under };
      const { pathname, search } = modalHref(bare, 'checkoutModal', options);
      return pathname + search;
    }
    return checkoutPath(subject, meta);
  };
}

const paramsSchema = z.object({
  pay: z.catch(z.optional(z.enum(['new', 'crypto'])), undefined),
  view: z.catch(z.optional(z.literal('cards')), undefined),
  paymentMethodId: z.optional(z.string()),
  useLastCard: z.catch(z.optional(z.literal('true')), undefined),
  again: z.catch(z.optional(z.enum(['same', 'other'])), undefined),
});

/** Returns the parameters of an address; invalid values are ignored. */
export const readCheckoutParams = (params: Record<string, string>): CheckoutParams =>
  paramsSchema.parse(params);
