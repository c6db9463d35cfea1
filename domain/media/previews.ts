import { pathOf } from './media-kind';

/** Shown of a character without any picture. */
export const defaultPreview = '/chat-icons/new-chat-profile-image.png';

export interface PreviewAudience {
  /** The theme in use tries previews out on test users. */
  isTestTheme: boolean;
  isTestUser: boolean;
}

/** Folders of a gallery, in the order in which they are shown. */
const galleryFolders = ['promo_previews', 'previewsV2', 'previews'];

const promoPicture = /\/promo_previews\/[^/]+\/preview\.png/;
const promoVideo = /\/promo_previews\/[^/]+\/video_preview/;

/**
 * The picture that stands for a character: the promotional one, which a test theme keeps for test
 * users, else a plain one, else the first there is, else the default.
 */
export function choosePreview(addresses: readonly string[], audience: PreviewAudience): string {
  return (
    choose(addresses, { promo: promoPicture, word: 'preview.png' }, audience) ??
    addresses[0] ??
    defaultPreview
  );
}

/** The loop that stands for a character, chosen likewise; the picture where there is none. */
export function chooseVideoPreview(
  addresses: readonly string[],
  audience: PreviewAudience,
): string {
  return (
    choose(addresses, { promo: promoVideo, word: 'video_preview' }, audience) ??
    choosePreview(addresses, audience)
  );
}

function choose(
  addresses: readonly string[],
  { promo, word }: { promo: RegExp; word: string },
  { isTestTheme, isTestUser }: PreviewAudience,
): string | undefined {
  const promotional = addresses.find((address) => promo.test(address));
  const plain = addresses.find((address) => address.includes(word) && !promo.test(address));
  return isTestTheme && !isTestUser ? (plain ?? promotional) : (promotional ?? plain);
}

/**
 * A character's gallery: addresses by folder, each folder in its given order; a numbered picture is
 * left out where the same folder has its video. Queries play no part, and are kept. The default
 * where there is nothing to show.
 */
export function arrangeGallery(addresses: readonly string[]): string[] {
  const files = addresses.flatMap((address) => {
    const path = pathOf(address);
    if (path === undefined) return [];
    const folder = galleryFolders.findIndex((name) => path.split('/').includes(name));
    return folder === -1 ? [] : [{ address, path, folder }];
  });
  const paths = new Set(files.map(({ path }) => path));
  const shown = galleryFolders.flatMap((_, place) =>
    files.filter(({ path, folder }) => folder === place && !hasVideo(path, paths)),
  );
  return shown.length > 0 ? shown.map(({ address }) => address) : [defaultPreview];
}

function hasVideo(path: string, paths: ReadonlySet<string>): boolean {
  const [, folder, number] = /^(.*\/)(\d+)\.png$/.exec(path) ?? [];
  if (folder === undefined || number === undefined) return false;
  return ['_', '-'].some((mark) =>
    ['mp4', 'webm'].some((extension) => paths.has(`${folder}video${mark}${number}.${extension}`)),
  );
}

/** A character's picture and loop; without a picture the contract says the word 'null'. */
export function pairOf(addresses: readonly string[]): {
  imageUrl: string;
  videoUrl: string | null;
} {
  const find = (word: string) => addresses.find((address) => address.includes(word));
  return {
    imageUrl: find('preview.png') ?? find('profile.png') ?? 'null',
    videoUrl: find('video_preview') ?? null,
  };
}
