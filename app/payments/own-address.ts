import { HttpError } from '../kit/http/server/respond-with-error';

/**
 * Returns the address on this site to which a person comes back from a processor's page. Throws 400 for an
 * address of another site, so that a manipulated request cannot redirect anyone elsewhere.
 */
export function ownAddress(publicUrl: string, address: string): string {
  const own = new URL(publicUrl);
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  if (url?.origin !== own.origin || url.username || url.password) {
    throw new HttpError({ statusCode: 400, message: 'This address is not of this site' });
  }
  return url.href;
}
