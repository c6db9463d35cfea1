import { HttpError } from '../kit/http/server/respond-with-error';

/**
 * An address of this site that somebody comes back to from a processor's page. Throws 400 for another
 * site's: nobody is led away by an address that was put into their request.
 */
export function ownAddress(publicUrl: string, told: string): string {
  const own = new URL(publicUrl);
  const url = URL.canParse(told, publicUrl) ? new URL(told, publicUrl) : null;
  if (url?.origin !== own.origin || url.username || url.password) {
    throw new HttpError({ statusCode: 400, message: 'This address is not of this site' });
  }
  return url.href;
}
