import type { AppLoadContext } from '@remix-run/node';
import { safePath } from '../../kit/site/safe-path';

type Handles = Pick<AppLoadContext, 'domain' | 'product'>;

/** Where the service sends somebody back to; sealed, for it need not know with whom they talk. */
export function returnAddress({ domain, product }: Handles, place: string): string {
  const query = new URLSearchParams({ place: domain.seal.seal(place) });
  return new URL(`/age_check?${query}`, product.publicUrl).href;
}

/** Where somebody goes on after the check, by the query of a page before or after it. */
export function placeAfter({ domain }: Handles, query: URLSearchParams): string {
  const sealed = query.get('place');
  if (sealed === null) return safePath(query.get('redirectTo'));
  try {
    return safePath(domain.seal.open(sealed));
  } catch {
    return safePath(null);
  }
}
