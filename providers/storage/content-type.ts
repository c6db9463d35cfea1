import { extname } from 'node:path';

const typesByExtension: Record<string, string> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
};

/**
 * Returns the type a file is served with, by its extension. Unknown extensions get a binary type that no
 * browser runs.
 */
export function contentTypeOf(key: string): string {
  return typesByExtension[extname(key).toLowerCase()] ?? 'application/octet-stream';
}

/** Checks that a file's declared type is the type it is served with; throws a TypeError otherwise. */
export function requireSameType(key: string, contentType: string): void {
  const bare = (type: string) => type.split(';')[0]?.trim().toLowerCase();
  const expected = contentTypeOf(key);
  if (bare(contentType) !== bare(expected)) {
    throw new TypeError(`A file of type ${contentType} needs another extension than '${key}' has`);
  }
}
