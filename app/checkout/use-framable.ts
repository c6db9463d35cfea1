import { useState } from 'react';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

/**
 * Whether the document came with a checkout of this order, so that its policy lets the processor's
 * frame in. A page that React had to draw anew knows it by the address it was asked for: it is never
 * loaded a second time for it.
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
