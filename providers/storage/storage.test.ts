import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk';
import { createS3Storage } from './s3';
import { isSignedAddress } from './signed-address';
import { InvalidStorageKey, RangeNotSatisfiable, type Storage } from './storage';
import { startS3 } from './testing/start-s3';

const secret = Buffer.from('a secret of the test, long enough');
/** Object stores report times in whole seconds. */
const wholeSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000) * 1000;
const jpeg = { contentType: 'image/jpeg' };
let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
const storages = new Map<string, Storage>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storages-'));
  s3 = await startS3();
  const addresses = { secret, basePath: '/media' };
  storages.set('disk', createDiskStorage({ root: join(folder, 'files'), ...addresses }));
  storages.set('S3', createS3Storage({ bucket: s3.bucket, ...addresses }));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

describe.each(['disk', 'S3'])('files on %s', (name) => {
  const storage = () => {
    const found = storages.get(name);
    if (!found) throw new Error(name);
    return found;
  };
  async function readText(key: string, range?: { start: number; end: number }) {
    const file = await storage().read(key, range);
    return file && (await text(file.stream));
  }

  it('are given back with their bytes, size, type and time', async () => {
    const before = wholeSeconds(Date.now());
    await storage().put('posts/1/cover.jpg', Buffer.from('bytes'), jpeg);
    const file = await storage().read('posts/1/cover.jpg');
    expect(file).toMatchObject({ size: 5, contentType: 'image/jpeg' });
    expect(file && (await text(file.stream))).toBe('bytes');
    expect(Number(file?.lastModified)).toBeGreaterThanOrEqual(before);
    expect(Number(file?.lastModified)).toBeLessThanOrEqual(Date.now());
    expect(await storage().has('posts/1/cover.jpg')).toBe(true);
  });

  it('may come as a stream', async () => {
    const parts = Readable.from(['one ', Buffer.from('two')]);
    await storage().put('voice.mp3', parts, { contentType: 'audio/mpeg' });
    expect(await readText('voice.mp3')).toBe('one two');
  });

  it('are read in ranges, ends included, and never shorter than requested', async () => {
    await storage().put('clip.mp4', Buffer.from('0123456789'), { contentType: 'video/mp4' });
    expect(await readText('clip.mp4', { start: 2, end: 4 })).toBe('234');
    const file = await storage().read('clip.mp4', { start: 9, end: 9 });
    file?.stream.destroy();
    expect(file?.size).toBe(10);
    for (const range of [
      { start: 5, end: 10 },
      { start: 10, end: 12 },
    ]) {
      const refused = await storage()
        .read('clip.mp4', range)
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(RangeNotSatisfiable);
      expect(refused).toMatchObject({ size: 10 });
    }
  });

  it('get a new etag when they are replaced', async () => {
    const tagOf = async () => {
      const file = await storage().read('a.jpg');
      file?.stream.destroy();
      return file?.etag;
    };
    await storage().put('a.jpg', Buffer.from('one'), jpeg);
    const first = await tagOf();
    expect(first).toMatch(/^".+"$/);
    expect(await tagOf()).toBe(first);
    await storage().put('a.jpg', Buffer.from('two'), jpeg);
    expect(await tagOf()).not.toBe(first);
  });

  it('stay as they were when the new bytes break off', async () => {
    await storage().put('kept.jpg', Buffer.from('old'), jpeg);
    const broken = Readable.from(
      (function* () {
        yield 'half';
        throw new Error('gone');
      })(),
    );
    await expect(storage().put('kept.jpg', broken, jpeg)).rejects.toThrow('gone');
    expect(await readText('kept.jpg')).toBe('old');
  });

  it('that are not there are null, and may be removed twice', async () => {
    expect(await storage().read('posts/none.jpg')).toBeNull();
    expect(await storage().has('posts/none.jpg')).toBe(false);
    await storage().put('gone.jpg', Buffer.from('x'), jpeg);
    await storage().remove('gone.jpg');
    await storage().remove('gone.jpg');
    expect(await storage().has('gone.jpg')).toBe(false);
  });

  it('have plain keys and the type of their extension', async () => {
    for (const key of ['../outside.jpg', 'a//b.jpg', '']) {
      const put = storage().put(key, Buffer.from('x'), jpeg);
      await expect(put).rejects.toBeInstanceOf(InvalidStorageKey);
      await expect(storage().read(key)).rejects.toBeInstanceOf(InvalidStorageKey);
      await expect(storage().has(key)).rejects.toBeInstanceOf(InvalidStorageKey);
      await expect(storage().remove(key)).rejects.toBeInstanceOf(InvalidStorageKey);
    }
    const html = storage().put('a.jpg', Buffer.from('x'), { contentType: 'text/html' });
    await expect(html).rejects.toBeInstanceOf(TypeError);
  });

  it('have addresses that their verifier accepts, unless they are originals', () => {
    const expiresAt = new Date(2_000_000_000_000);
    const url = new URL(storage().signedPath('posts/a.jpg', { expiresAt }), 'http://localhost');
    expect(url.pathname).toBe('/media/posts/a.jpg');
    const address = {
      key: 'posts/a.jpg',
      expires: url.searchParams.get('expires') ?? '',
      signature: url.searchParams.get('signature') ?? '',
    };
    const now = new Date(1_900_000_000_000);
    expect(isSignedAddress(secret, address, now)).toBe(true);
    expect(isSignedAddress(secret, { ...address, key: 'posts/b.jpg' }, now)).toBe(false);
    expect(() => storage().signedPath('originals/a.jpg', { expiresAt })).toThrow(TypeError);
  });
});

describe('a bucket', () => {
  const open = (changes: Partial<typeof s3.bucket> = {}) =>
    createS3Storage({ bucket: { ...s3.bucket, ...changes }, secret, basePath: '/media' });

  it('is called again when it is busy', async () => {
    s3.beUnavailable(2);
    await open().put('busy.jpg', Buffer.from('x'), jpeg);
    expect(await open().has('busy.jpg')).toBe(true);
  });

  it('reports a wrong key as a failure, not as a missing file', async () => {
    const stranger = open({ secretAccessKey: 'another' });
    await expect(stranger.has('busy.jpg')).rejects.toMatchObject({ code: 'storage.failure' });
    await expect(stranger.read('busy.jpg')).rejects.toMatchObject({ code: 'storage.failure' });
    await expect(stranger.put('b.jpg', Buffer.from('x'), jpeg)).rejects.toMatchObject({
      code: 'storage.failure',
    });
    await expect(stranger.remove('busy.jpg')).rejects.toMatchObject({ code: 'storage.failure' });
  });
});
