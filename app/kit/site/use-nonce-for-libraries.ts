import { useEffect } from 'react';
import { pageNonce } from './page-nonce';

declare global {
  interface Window {
    /** The variable in which libraries that add a style element look for the page's nonce. */
    __webpack_nonce__?: string;
  }
}

/** Allows the dialogs' scroll lock to add its style under the content security policy. */
export function useNonceForLibraries(): void {
  useEffect(() => {
    const nonce = pageNonce();
    if (nonce) window.__webpack_nonce__ = nonce;
  }, []);
}
