import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { firstInteraction } from '../rendering/first-interaction';
import { whenIdle } from '../ui/behaviour/when-idle';

/** The browser's own zone, once it was asked; kept outside so that what is not hydrated yet stays. */
let own: string | undefined;
const listeners = new Set<() => void>();

const ToldContext = createContext('UTC');

export function useTimeZone(): string {
  const told = useContext(ToldContext);
  return useSyncExternalStore(
    listen,
    () => own ?? told,
    () => told,
  );
}

interface TimeZoneProviderProps {
  /** What the browser told the server earlier, if it did. */
  told: string | undefined;
  children: ReactNode;
}

/** Times are drawn in the zone the server knows, then in the browser's own, which it is told. */
export function TimeZoneProvider({ told, children }: TimeZoneProviderProps) {
  useEffect(() => {
    // The first question about zones takes a browser longer than anything else at the start, so it
    // comes when there is somebody to read a time, and at rest.
    void firstInteraction().then(() => whenIdle(learn));
  }, []);
  return <ToldContext.Provider value={told ?? 'UTC'}>{children}</ToldContext.Provider>;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function learn(): void {
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  document.cookie = `x-timezone=${encodeURIComponent(own)}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of listeners) listener();
}
