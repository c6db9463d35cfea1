import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false on the server and in the browser's first render, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
