import { createHash, randomUUID } from 'node:crypto';
import { constants, createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, requireSameType } from './content-type';
import { signPaths } from './signed-path';
import { type ByteRange, RangeNotSatisfiable, type Storage, type StoredFile } from './storage';
import { requireStorageKey } from './storage-key';

interface DiskStorageOptions {
  /** The folder that contains the files; created when missing. */
  root: string;
  /** The key that signs addresses. */
  secret: Buffer;
  /** The path that addresses start with, e.g. '/media'. */
  basePath: string;
}

/**
 * Stores files in a folder. On reading, the type is derived from the key's extension, so `put` throws a
 * TypeError when the given type differs: a file is served with the type it was declared with.
 */
export function createDiskStorage({ root, secret, basePath }: DiskStorageOptions): Storage {
  const folder = resolve(root);
  const drafts = join(folder, '.drafts');
  const pathOf = (key: string) => join(folder, requireStorageKey(key));

  return {
    async put(key, bytes, { contentType }) {
      const path = pathOf(key);
      requireSameType(key, contentType);
      await mkdir(drafts, { recursive: true });
      const draft = join(drafts, randomUUID());
      try {
        await writeThrough(draft, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async has(key) {
      const path = pathOf(key);
      return (await ifExists(stat(path)))?.isFile() ?? false;
    },

    async read(key, range) {
      const handle = await ifExists(open(pathOf(key), constants.O_RDONLY));
      if (!handle) return null;
      try {
        const stats = await handle.stat();
        if (stats.isFile()) return describe(key, handle, stats, range);
      } catch (error) {
        await handle.close();
        throw error;
      }
      await handle.close();
      return null;
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    signedPath: signPaths({ secret, basePath }),
  };
}

function describe(
  key: string,
  handle: FileHandle,
  stats: Stats,
  range: ByteRange | undefined,
): StoredFile {
  if (range && !(range.start >= 0 && range.start <= range.end && range.end < stats.size)) {
    throw new RangeNotSatisfiable(stats.size);
  }
  return {
    stream: handle.createReadStream(range),
    size: stats.size,
    contentType: contentTypeOf(key),
    etag: etagOf(key, stats),
    lastModified: stats.mtime,
  };
}

/**
 * Returns a file's tag. A replaced file has another inode, so the tag changes even within one tick of the
 * clock.
 */
function etagOf(key: string, stats: Stats): string {
  const identity = `${key}:${stats.ino}:${stats.size}:${stats.mtimeMs}`;
  return `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
}

/** Writes a file. Resolves once the bytes are on the disk, not only in the operating system's cache. */
async function writeThrough(path: string, bytes: Buffer | Readable): Promise<void> {
  const source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
  await pipeline(source, createWriteStream(path, { flags: 'wx', flush: true }));
}

/** Flushes a folder to the disk, so that a rename survives a power failure. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function ifExists<T>(operation: Promise<T>): Promise<T | null> {
  return operation.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  );
}
