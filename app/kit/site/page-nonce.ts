/** Returns the page's nonce for libraries that add a style element. Scripts can read it, markup cannot. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
