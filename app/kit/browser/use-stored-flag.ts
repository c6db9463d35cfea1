import { useSyncExternalStore } from 'react';
import { onBrowserStore, type browserStore } from './browser-store';

/** Returns whether a flag is stored, in sync in all parts of the page; false on the server. */
export function useStoredFlag({ read }: ReturnType<typeof browserStore>): boolean {
  return useSyncExternalStore(
    onBrowserStore,
    () => read() === 'true',
    () => false,
  );
}
