import { useSyncExternalStore } from 'react';
import { onBrowserStore, type browserStore } from './browser-store';

/** Whether a browser keeps a yes, in every part of the page at once; no on the server. */
export function useStoredFlag({ read }: ReturnType<typeof browserStore>): boolean {
  return useSyncExternalStore(
    onBrowserStore,
    () => read() === 'true',
    () => false,
  );
}
