import { useSyncExternalStore } from 'react';
import { currentReach, onReach, type Reach } from './reach';

/** Returns whether the site is reachable; the server's render assumes that it is. */
export function useReach(): Reach {
  return useSyncExternalStore(onReach, currentReach, () => 'reached');
}
