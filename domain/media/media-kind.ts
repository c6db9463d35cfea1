const extensions = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'svg'],
  video: ['mp4', 'webm', 'mov', 'm4v', 'avi', 'mkv', 'flv'],
} as const;

/** An address without an extension counts as a video when its path contains one of these words. */
const videoWords = ['video', 'mp4', 'webm'];

/** Checks whether an address can be the source of a picture: a path of the site or an HTTP address. */
export function isMediaSource(source: string): boolean {
  return source.startsWith('/') || source.startsWith('http');
}

/**
 * Returns the kind of media at an address, by the extension of its path in upper or lower case. A path
 * without an extension is a video if it contains one of certain words. Returns null when the address cannot
 * be parsed or shows neither kind.
 */
export function mediaKindOf(address: string): 'image' | 'video' | null {
  const path = pathOf(address)?.toLowerCase();
  if (path === undefined) return null;
  const extension = /\.([^./]+)$/.exec(path)?.[1];
  if (extension === undefined) {
    return videoWords.some((word) => path.includes(word)) ? 'video' : null;
  }
  const isOne = (list: readonly string[]) => list.includes(extension);
  if (isOne(extensions.image)) return 'image';
  return isOne(extensions.video) ? 'video' : null;
}

/**
 * Returns the path of a relative or absolute address, without its query; undefined if the address cannot be
 * parsed.
 */
export function pathOf(address: string): string | undefined {
  return URL.canParse(address, 'http://site.invalid')
    ? new URL(address, 'http://site.invalid').pathname
    : undefined;
}
