import { createContext, useContext } from 'react';

/** What the viewer has, as last told; null outside the shell and for whoever has no purse. */
export const BalanceContext = createContext<number | null>(null);

export const useBalance = (): number | null => useContext(BalanceContext);
