const extensions = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'svg'],
  video: ['mp4', 'webm', 'mov', 'm4v', 'avi', 'mkv', 'flv'],
} as const;

/** Words that make a video of an address without an extension. */
const videoWords = ['video', 'mp4', 'webm'];

/** Whether an address can be the source of a picture at all: a site path, or one over HTTP. */
export function isMediaSource(source: string): boolean {
  return source.startsWith('/') || source.startsWith('http');
}

/**
 * What lies under an address, by the extension of its path, upper or lower case; where the path has
 * none, words in it tell a video. Null for an address that cannot be read, or says neither.
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

/** The path of an address, relative or absolute, without its query; undefined where it has none. */
export function pathOf(address: string): string | undefined {
  return URL.canParse(address, 'http://site.invalid')
    ? new URL(address, 'http://site.invalid').pathname
    : undefined;
}
