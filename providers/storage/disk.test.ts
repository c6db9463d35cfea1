import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk';
import { InvalidStorageKey, type Storage } from './storage';

const secret = Buffer.from('a secret of the test, long enough');
const jpeg = { contentType: 'image/jpeg' };
let folder: string;
let root: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  root = join(folder, 'files');
  storage = createDiskStorage({ root, secret, basePath: '/media' });
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function readText(key: string, range?: { start: number; end: number }) {
  const file = await storage.read(key, range);
  return file && (await text(file.stream));
}

describe('disk storage', () => {
  it('changes the etag when a file is replaced by one of the same size', async () => {
    await storage.put('a.jpg', Buffer.from('one'), jpeg);
    const first = await storage.read('a.jpg');
    await storage.put('a.jpg', Buffer.from('two'), jpeg);
    const second = await storage.read('a.jpg');

    expect(second?.etag).not.toBe(first?.etag);
    first?.stream.destroy();
    second?.stream.destroy();
  });

  it('keeps the old file and leaves no draft when a stream breaks off', async () => {
    await storage.put('a.jpg', Buffer.from('old'), jpeg);
    const broken = Readable.from(
      (function* () {
        yield 'half';
        throw new Error('gone');
      })(),
    );

    await expect(storage.put('a.jpg', broken, jpeg)).rejects.toThrow('gone');
    expect(await readText('a.jpg')).toBe('old');
    expect(await readdir(join(root, '.drafts'))).toEqual([]);
  });

  it('returns null for a missing file, and for a folder', async () => {
    await storage.put('posts/a.jpg', Buffer.from('x'), jpeg);
    expect(await storage.read('posts/b.jpg')).toBeNull();
    expect(await storage.read('posts')).toBeNull();
    expect(await storage.read('posts/a.jpg/deeper')).toBeNull();
    expect(await storage.has('posts')).toBe(false);
  });

  it('refuses keys that leave the root, and touches nothing', async () => {
    await writeFile(join(folder, 'outside.txt'), 'safe');
    const plain = { contentType: 'text/plain' };

    await expect(storage.put('../outside.txt', Buffer.from('x'), plain)).rejects.toBeInstanceOf(
      InvalidStorageKey,
    );
    await expect(storage.read('../outside.txt')).rejects.toBeInstanceOf(InvalidStorageKey);
    await expect(storage.remove('../outside.txt')).rejects.toBeInstanceOf(InvalidStorageKey);
    expect(await readFile(join(folder, 'outside.txt'), 'utf8')).toBe('safe');
  });
});
