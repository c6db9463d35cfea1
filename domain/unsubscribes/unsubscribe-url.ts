import { writeUnsubscribeToken, type Keys } from './token';

/**
 * Returns the URL that unsubscribes an address from marketing mail, for the mail's text and its
 * List-Unsubscribe header.
 */
export function unsubscribeUrl(context: Keys, publicUrl: string, address: string): string {
  const url = new URL('/unsubscribe', publicUrl);
  url.searchParams.set('token', writeUnsubscribeToken(context, address));
  return url.href;
}
