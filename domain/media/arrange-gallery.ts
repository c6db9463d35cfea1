import { pathOf } from './media-kind';
import { defaultPreview } from './previews';

/** The folders of a gallery, in display order. */
const galleryFolders = ['promo_previews', 'previewsV2', 'previews'];

/**
 * Returns a character's gallery: addresses by folder, in their given order within a folder. A numbered
 * picture is left out when the same folder has its video. Query strings are ignored in comparisons and kept
 * in the result. Returns the default picture when the gallery is empty.
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
