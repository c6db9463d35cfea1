import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const TimeZoneContext = createContext('UTC');

export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}

interface TimeZoneProviderProps {
  /** What the browser told the server earlier, if it did. */
  told: string | undefined;
  children: ReactNode;
}

/** Times are drawn in the zone the server knows, then in the browser's own, which it is told. */
export function TimeZoneProvider({ told, children }: TimeZoneProviderProps) {
  const [timeZone, setTimeZone] = useState(told ?? 'UTC');
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    setTimeZone(own);
    document.cookie = `x-timezone=${encodeURIComponent(own)}; path=/; max-age=31536000; samesite=lax`;
  }, []);
  return <TimeZoneContext.Provider value={timeZone}>{children}</TimeZoneContext.Provider>;
}
