import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { stackHref } from '../kit/modals/modal-keys';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { checkoutHref, type CheckoutOffer } from './checkout-href';

interface CheckoutLinkProps {
  offer: Omit<CheckoutOffer, 'from'>;
  /** Where to be once it is over; the page it stands on unless said otherwise. */
  backTo?: string;
  className?: string;
  children: ReactNode;
}

/** Leads to checkout: over the page it stands on, and without scripts on a page of its own. */
export function CheckoutLink({ offer, backTo, className, children }: CheckoutLinkProps) {
  const { pathname, search } = stackHref(useLocation(), []);
  const isOver = useHydrated();
  const href = checkoutHref({ ...offer, from: backTo ?? pathname + search });
  return (
    <Link
      to={isOver ? `${href}&over=true` : href}
      rel="nofollow"
      preventScrollReset
      className={className}
    >
      {children}
    </Link>
  );
}
