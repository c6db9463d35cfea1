import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk';
import { isSignedAddress } from './signed-address';
import { InvalidStorageKey, RangeNotSatisfiable, type Storage } from './storage';

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
  it('gives back the bytes, size and type of what was put', async () => {
    await storage.put('posts/1/cover.jpg', Buffer.from('bytes'), jpeg);

    const file = await storage.read('posts/1/cover.jpg');
    expect(file).toMatchObject({ size: 5, contentType: 'image/jpeg' });
    expect(file && (await text(file.stream))).toBe('bytes');
    expect(await storage.has('posts/1/cover.jpg')).toBe(true);
  });

  it('takes a stream as well as a buffer', async () => {
    await storage.put('voice.mp3', Readable.from(['one ', 'two']), { contentType: 'audio/mpeg' });
    expect(await readText('voice.mp3')).toBe('one two');
  });

  it('reads an inclusive range and still tells the size of the whole file', async () => {
    await storage.put('clip.mp4', Buffer.from('0123456789'), { contentType: 'video/mp4' });

    expect(await readText('clip.mp4', { start: 2, end: 4 })).toBe('234');
    const file = await storage.read('clip.mp4', { start: 9, end: 9 });
    file?.stream.destroy();
    expect(file?.size).toBe(10);
    await expect(storage.read('clip.mp4', { start: 5, end: 10 })).rejects.toBeInstanceOf(
      RangeNotSatisfiable,
    );
  });

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

  it('answers null for what is not there, a folder included', async () => {
    await storage.put('posts/a.jpg', Buffer.from('x'), jpeg);
    expect(await storage.read('posts/b.jpg')).toBeNull();
    expect(await storage.read('posts')).toBeNull();
    expect(await storage.read('posts/a.jpg/deeper')).toBeNull();
    expect(await storage.has('posts')).toBe(false);
  });

  it('removes a file once and does not mind a second time', async () => {
    await storage.put('a.jpg', Buffer.from('x'), jpeg);
    await storage.remove('a.jpg');
    await storage.remove('a.jpg');
    expect(await storage.has('a.jpg')).toBe(false);
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

  it('refuses a type that the extension would not be served with', async () => {
    await expect(
      storage.put('a.jpg', Buffer.from('x'), { contentType: 'text/html' }),
    ).rejects.toBeInstanceOf(TypeError);
  });

  it('signs a path that its verifier accepts for that file alone', () => {
    const path = storage.signedPath('posts/a.jpg', { expiresAt: new Date(2_000_000_000_000) });
    const url = new URL(path, 'http://localhost');
    const address = {
      key: url.pathname.replace('/media/', ''),
      expires: url.searchParams.get('expires') ?? '',
      signature: url.searchParams.get('signature') ?? '',
    };
    const now = new Date(1_900_000_000_000);

    expect(isSignedAddress(secret, address, now)).toBe(true);
    expect(isSignedAddress(secret, { ...address, key: 'posts/b.jpg' }, now)).toBe(false);
  });
});
