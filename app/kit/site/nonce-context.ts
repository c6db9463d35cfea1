import { createContext, useContext } from 'react';

/** The nonce of this response; only the server knows it, a browser hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
