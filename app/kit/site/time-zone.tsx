import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { firstInteraction } from '../rendering/first-interaction';
import { whenIdle } from '../ui/behaviour/when-idle';

/**
 * The browser's time zone, once it was read. Kept outside React so that parts that are not hydrated yet
 * stay unchanged.
 */
let own: string | undefined;
const listeners = new Set<() => void>();

const TimeZoneContext = createContext('UTC');

export function useTimeZone(): string {
  const storedZone = useContext(TimeZoneContext);
  return useSyncExternalStore(
    listen,
    () => own ?? storedZone,
    () => storedZone,
  );
}

interface TimeZoneProviderProps {
  /** The time zone that the browser sent earlier, if any. */
  storedZone: string | undefined;
  children: ReactNode;
}

/**
 * Provides the time zone: first the one stored on the server, then the browser's own, which is then stored
 * in a cookie.
 */
export function TimeZoneProvider({ storedZone, children }: TimeZoneProviderProps) {
  useEffect(() => {
    // The first use of time zones takes longer than anything else when a page starts. So it runs after the
    // first interaction, when the browser is idle.
    void firstInteraction().then(() => whenIdle(learn));
  }, []);
  return (
    <TimeZoneContext.Provider value={storedZone ?? 'UTC'}>{children}</TimeZoneContext.Provider>
  );
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
