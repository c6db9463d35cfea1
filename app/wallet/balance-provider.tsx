import type { ReactNode } from 'react';
import { BalanceContext } from './use-balance';
import { useLiveBalance } from './use-live-balance';

interface BalanceProviderProps {
  /** As the shell was loaded with it; null for whoever has no purse. */
  loaded: number | null;
  children: ReactNode;
}

/** Keeps what the viewer has as the stream tells it, for whatever page they come to. */
export function BalanceProvider({ loaded, children }: BalanceProviderProps) {
  const balance = useLiveBalance(loaded ?? 0);
  return (
    <BalanceContext.Provider value={loaded === null ? null : balance}>
      {children}
    </BalanceContext.Provider>
  );
}
