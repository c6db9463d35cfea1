import type { ReactNode } from 'react';
import { BalanceContext } from './use-balance';
import { useLiveBalance } from './use-live-balance';

interface BalanceProviderProps {
  /** The balance in the shell's data; null for a viewer without a purse. */
  loaded: number | null;
  children: ReactNode;
}

/** Keeps the viewer's balance up to date from the stream, across pages. */
export function BalanceProvider({ loaded, children }: BalanceProviderProps) {
  const balance = useLiveBalance(loaded ?? 0);
  return (
    <BalanceContext.Provider value={loaded === null ? null : balance}>
      {children}
    </BalanceContext.Provider>
  );
}
