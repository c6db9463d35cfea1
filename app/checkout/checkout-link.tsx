import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { stackHref } from '../kit/modals/modal-keys';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { checkoutHref, type CheckoutOffer } from './checkout-href';

interface CheckoutLinkProps {
  offer: Omit<CheckoutOffer, 'from'>;
  /** The page to return to afterwards; by default the current page. */
  backTo?: string;
  className?: string;
  children: ReactNode;
}

/** Links to checkout: over the current page, or on its own page without scripts. */
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
