import { useSyncExternalStore } from 'react';
import { currentReach, onReach, type Reach } from './reach';

/** Whether the site can be reached; a server's drawing believes so. */
export function useReach(): Reach {
  return useSyncExternalStore(onReach, currentReach, () => 'reached');
}
