import { createContext, useContext } from 'react';

/** The viewer's latest balance; null outside the shell and for a viewer without a purse. */
export const BalanceContext = createContext<number | null>(null);

export const useBalance = (): number | null => useContext(BalanceContext);
