/** The page's nonce, for libraries that add a style element; scripts can read it, markup cannot. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
