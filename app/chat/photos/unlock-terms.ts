import { createContext, useContext } from 'react';
import type { UnlockTerms } from '~/domain/chat/private-pictures/private-picture-price';

/** The viewer's terms for unlocking what this character sends; null for a visitor. */
export const UnlockTermsContext = createContext<UnlockTerms | null>(null);

export const useUnlockTerms = (): UnlockTerms | null => useContext(UnlockTermsContext);
