import { useLocation } from '@remix-run/react';
import { createContext, useContext } from 'react';
import * as z from 'zod/mini';
import { useModalContents } from '../kit/modals/modal-contents';
import { isModalName } from '../kit/modals/modal-name';
import { modalHref, requestedModals, stackHref } from '../kit/modals/modal-keys';
import { checkoutPath, type CheckoutSubject } from './checkout-href';

/** What an address tells a checkout beside its order. */
export interface CheckoutTold {
  /** What is paid with, other than a saved card. */
  pay?: 'new' | 'crypto' | undefined;
  /** All cards are shown; closing leads back. */
  view?: 'cards' | undefined;
  /** The saved card that is chosen. */
  paymentMethodId?: string | undefined;
  useLastCard?: 'true' | undefined;
  /** A refused payment is tried again, with what it was tried with or otherwise. */
  again?: 'same' | 'other' | undefined;
}

/** Where a checkout stands, and how its addresses are written. */
export interface CheckoutPlace {
  kind: 'page' | 'modal';
  /** Null where nothing was ordered. */
  subject: CheckoutSubject | null;
  told: CheckoutTold;
  /** The page to go back to, as a path; null where nobody said. */
  from: string | null;
  /** What the modal leaves behind when it closes. */
  closeHref?: string;
  /**
   * The document came with this checkout, so that it may load the processor's frame; another one is
   * loaded anew for it.
   */
  isFramable: boolean;
  /** Reads it anew. */
  reload(): void;
}

const PlaceContext = createContext<CheckoutPlace | null>(null);
export const CheckoutPlaceProvider = PlaceContext.Provider;

export function useCheckoutPlace(): CheckoutPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('this stands in no checkout');
  return place;
}

/** The page that payments lead back to: the one checkout lies over, without what lies over it. */
export function useReturnPath(): string | null {
  const { kind, from } = useCheckoutPlace();
  const { pathname, search } = stackHref(useLocation(), []);
  return kind === 'modal' ? pathname + search : from;
}

/** The addresses of the checkout that a component stands in. */
export function useCheckoutHref(): (told: CheckoutTold) => string {
  const { kind, subject, from } = useCheckoutPlace();
  const { modals } = useModalContents();
  const location = useLocation();
  if (!subject) throw new Error('nothing was ordered that could be paid');
  return (told) => {
    const meta = Object.fromEntries(
      Object.entries({ ...told, ...(kind === 'page' && { from }) }).filter(
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
      const told = { meta: { ...subject, ...meta }, under };
      const { pathname, search } = modalHref(bare, 'checkoutModal', told);
      return pathname + search;
    }
    return checkoutPath(subject, meta);
  };
}

const toldSchema = z.object({
  pay: z.catch(z.optional(z.enum(['new', 'crypto'])), undefined),
  view: z.catch(z.optional(z.literal('cards')), undefined),
  paymentMethodId: z.optional(z.string()),
  useLastCard: z.catch(z.optional(z.literal('true')), undefined),
  again: z.catch(z.optional(z.enum(['same', 'other'])), undefined),
});

/** What an address tells; what it cannot mean is not heard. */
export const readTold = (told: Record<string, string>): CheckoutTold => toldSchema.parse(told);
