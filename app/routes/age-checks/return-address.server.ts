import type { AppLoadContext } from '@remix-run/node';
import { safePath } from '../../kit/site/safe-path';

type Handles = Pick<AppLoadContext, 'domain' | 'product'>;

/**
 * Returns the address that the provider sends the person back to. The place is sealed, because the
 * provider need not know which character they talk with.
 */
export function returnAddress({ domain, product }: Handles, place: string): string {
  const query = new URLSearchParams({ place: domain.seal.seal(place) });
  return new URL(`/age_check?${query}`, product.publicUrl).href;
}

/**
 * Returns the page where a person continues after the check, from the query of a page before or after it.
 */
export function placeAfter({ domain }: Handles, query: URLSearchParams): string {
  const sealed = query.get('place');
  if (sealed === null) return safePath(query.get('redirectTo'));
  try {
    return safePath(domain.seal.open(sealed));
  } catch {
    return safePath(null);
  }
}
