import { createContext, useContext } from 'react';

/** The nonce of this response. Only the server has it; a browser hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
