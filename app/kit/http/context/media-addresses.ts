import type { Viewer } from '~/domain/viewers/viewer';
import type { mediaSettings } from '~/domain/media/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { expiryWindow } from '~/providers/storage/signed-address';
import type { Storage } from '~/providers/storage/storage';
import type { SiteHandles } from './site-handles';

/** Turns a storage key into the address under which anybody may load it. */
export type MediaAddress = (storageKey: string) => string;

/** A file that not everybody may see is signed for its viewer; any other has one address for all. */
export interface PostMediaAddress {
  forEverybody: MediaAddress;
  forViewer: MediaAddress;
}

/** Addresses kept at most; a page shows some hundreds. */
const mostKept = 20_000;

type MediaSettings = SettingsOf<typeof mediaSettings>;

interface Window {
  endsAt: number;
  addresses: Map<string, string>;
}
const windows = new WeakMap<Storage, Window>();

/** Signs site paths of files everybody may see; the same for all until their window ends. */
export function signMediaAddresses(
  { domain, storage }: Pick<SiteHandles, 'domain' | 'storage'>,
  { media_address_seconds }: MediaSettings,
): MediaAddress {
  const expiresAt = expiryWindow(domain.now(), media_address_seconds);
  return (key) => {
    const { addresses } = openWindow(storage, expiresAt);
    const known = addresses.get(key);
    if (known !== undefined) return known;
    const address = storage.signedPath(key, { expiresAt });
    addresses.set(key, address);
    return address;
  };
}

/**
 * Signs site paths of what this viewer, and nobody else, may see, beside those that are the same for
 * all. A viewer's stay the same for half their life, so that their browser keeps what it has. Throws
 * when something is to be signed for a viewer who has no account: nothing is theirs alone.
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

/** What has been signed within a window need not be signed again; it is forgotten with its window. */
function openWindow(storage: Storage, expiresAt: Date): Window {
  const current = windows.get(storage);
  const endsAt = expiresAt.getTime();
  if (current?.endsAt === endsAt && current.addresses.size < mostKept) return current;
  const opened = { endsAt, addresses: new Map<string, string>() };
  windows.set(storage, opened);
  return opened;
}
