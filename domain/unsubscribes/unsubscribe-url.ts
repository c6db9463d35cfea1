import { writeUnsubscribeToken, type Keys } from './token';

/** Where a marketing mail to an address is turned down, for its text and for List-Unsubscribe. */
export function unsubscribeUrl(context: Keys, publicUrl: string, address: string): string {
  const url = new URL('/unsubscribe', publicUrl);
  url.searchParams.set('token', writeUnsubscribeToken(context, address));
  return url.href;
}
