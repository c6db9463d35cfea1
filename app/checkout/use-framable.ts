import { useState } from 'react';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

/**
 * Checks whether the document was loaded with a checkout of this order, so that its policy allows the
 * processor's frame. A page that React rendered again recognises it by the document's address and is
 * never reloaded for it.
 */
export function useFramable(orderId: string | undefined): boolean {
  const isHydrated = useHydrated();
  const [isFramable] = useState(() => !isHydrated || isInAddress(orderId));
  return isFramable;
}

function isInAddress(orderId: string | undefined): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return orderId !== undefined && document?.name.includes(orderId) === true;
}
