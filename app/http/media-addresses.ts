import type { MediaAddress } from '~/domain/characters/schema';
import { expiryWindow } from '~/providers/storage/signed-address';
import type { SiteHandles } from './site-handles';

/** Signs site paths of files everybody may see; the same for all until their window ends. */
export async function signMediaAddresses({
  domain,
  storage,
}: Pick<SiteHandles, 'domain' | 'storage'>): Promise<MediaAddress> {
  const { media_address_seconds } = await domain.settings();
  const expiresAt = expiryWindow(domain.now(), media_address_seconds);
  return (key) => storage.signedPath(key, { expiresAt });
}
