import type { AppLoadContext } from '@remix-run/node';
import { cookieName } from '~/domain/sessions/cookies';
import { storageUses, type Kept, type StoredInBrowser } from '../../kit/browser/stored-in-browser';

type Stored = Parameters<StoredInBrowser>[0] & Pick<AppLoadContext, 'product'>;

/**
 * Lists everything the site stores in browsers, for the page about cookies; a missing name would be
 * stored without notice. Names are those that browsers see.
 */
export async function listStored(
  context: Stored,
  stored: readonly StoredInBrowser[],
): Promise<Kept[]> {
  const all = await Promise.all(stored.map((list) => list(context)));
  const { publicUrl } = context.product;
  return all
    .flat()
    .map((kept) => (kept.isHttpOnly ? { ...kept, name: cookieName(kept.name, publicUrl) } : kept))
    .sort((one, other) => storageUses.indexOf(one.use) - storageUses.indexOf(other.use));
}
