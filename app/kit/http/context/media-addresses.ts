import type { Viewer } from '~/domain/viewers/viewer';
import type { mediaSettings } from '~/domain/media/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { expiryWindow } from '~/providers/storage/signed-address';
import type { Storage } from '~/providers/storage/storage';
import type { SiteHandles } from './site-handles';

/** Converts a storage key to a public address. */
export type MediaAddress = (storageKey: string) => string;

/**
 * Returns addresses of posts' files. A restricted file is signed for its viewer; any other has one address
 * for everyone.
 */
export interface PostMediaAddress {
  forEverybody: MediaAddress;
  forViewer: MediaAddress;
}

/** The maximum number of addresses kept; a page shows a few hundred. */
const mostKept = 20_000;

type MediaSettings = SettingsOf<typeof mediaSettings>;

interface Window {
  endsAt: number;
  addresses: Map<string, string>;
}
const windows = new WeakMap<Storage, Window>();

/** Signs site paths of public files; they are the same for everyone until their window ends. */
export function signMediaAddresses(
  { domain, storage }: Pick<SiteHandles, 'domain' | 'storage'>,
  { media_address_seconds }: MediaSettings,
): MediaAddress {
  const expiresAt = expiryWindow(domain.now(), media_address_seconds);
  return (key) => {
    const { addresses } = openWindow(storage, expiresAt);
    const cached = addresses.get(key);
    if (cached !== undefined) return cached;
    const address = storage.signedPath(key, { expiresAt });
    addresses.set(key, address);
    return address;
  };
}

/**
 * Signs site paths of files that only this viewer may see, besides the public ones. A viewer's paths stay
 * the same for half their lifetime, so that the browser can cache them. Throws if a restricted file is to
 * be signed for a viewer without an account.
 */
export function signPostMedia(
  { domain, storage }: Pick<SiteHandles, 'domain' | 'storage'>,
  settings: MediaSettings,
  viewer: Viewer,
): PostMediaAddress {
  const forEverybody = signMediaAddresses({ domain, storage }, settings);
  const expiresAt = expiryWindow(domain.now(), settings.own_media_address_seconds / 2);
  return {
    forEverybody,
    forViewer(key) {
      if (viewer.kind !== 'user')
        throw new Error('a visitor was to be given an address of their own');
      return storage.signedPath(key, { expiresAt, viewerId: viewer.userId });
    },
  };
}

/** Returns the cache of signed addresses for a window; it is dropped at the window's end. */
function openWindow(storage: Storage, expiresAt: Date): Window {
  const current = windows.get(storage);
  const endsAt = expiresAt.getTime();
  if (current?.endsAt === endsAt && current.addresses.size < mostKept) return current;
  const opened = { endsAt, addresses: new Map<string, string>() };
  windows.set(storage, opened);
  return opened;
}
