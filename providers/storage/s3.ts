import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { requireSameType } from './content-type';
import { signPaths } from './signed-path';
import { type ByteRange, RangeNotSatisfiable, type Storage, type StoredFile } from './storage';
import { requireStorageKey } from './storage-key';

/** A bucket of an S3-compatible store with path-style addresses. */
export interface Bucket {
  /** The base address, e.g. 'https://s3.eu-west-1.amazonaws.com'. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3StorageOptions {
  bucket: Bucket;
  /** The key that signs addresses. Files are served through the site, which knows the viewer. */
  secret: Buffer;
  /** The path that addresses start with, e.g. '/media'. */
  basePath: string;
}

const patienceMs = 30_000;

/** Thrown when the store neither returns the file nor reports it as missing. */
class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly code = 'storage.failure';
}

/**
 * Stores files in a bucket. `put` throws a TypeError when the given type is not that of the key's
 * extension, as on the disk; StorageFailure is thrown when the store refuses.
 */
export function createS3Storage({ bucket, secret, basePath }: S3StorageOptions): Storage {
  const client = new AwsClient({ ...bucket, service: 's3', retries: 3 });
  const base = `${bucket.endpoint.replace(/\/$/, '')}/${bucket.name}`;
  const addressOf = (key: string) => `${base}/${requireStorageKey(key)}`;
  const send = (key: string, init: RequestInit) =>
    client.fetch(addressOf(key), { ...init, redirect: 'error' });

  return {
    async put(key, bytes, { contentType }) {
      requireStorageKey(key);
      requireSameType(key, contentType);
      await withReplayable(bytes, async ({ body, sha256 }) => {
        const answer = await send(key, {
          method: 'PUT',
          body,
          headers: { 'content-type': contentType, 'x-amz-content-sha256': sha256 },
        });
        if (!answer.ok) await fail(answer, 'PUT');
        await answer.body?.cancel();
      });
    },

    async has(key) {
      const answer = await send(key, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) });
      if (answer.ok) return true;
      if (answer.status === 404) return false;
      return fail(answer, 'HEAD');
    },

    async read(key, range) {
      const headers = new Headers();
      if (range) headers.set('range', `bytes=${range.start}-${range.end}`);
      const answer = await send(key, { headers });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (range) await requireRange(answer, range);
      if (!answer.ok || !answer.body) return fail(answer, 'GET');
      return describe(answer, answer.body);
    },

    async remove(key) {
      const answer = await send(key, { method: 'DELETE', signal: AbortSignal.timeout(patienceMs) });
      if (!answer.ok && answer.status !== 404) await fail(answer, 'DELETE');
      await answer.body?.cancel();
    },

    signedPath: signPaths({ secret, basePath }),
  };
}

function describe({ headers }: Response, body: NonNullable<Response['body']>): StoredFile {
  const whole = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
  return {
    stream: Readable.fromWeb(body as ReadableStream),
    size: Number(whole),
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    etag: headers.get('etag') ?? '',
    lastModified: new Date(headers.get('last-modified') ?? 0),
  };
}

/**
 * Checks that a response covers the whole range. A store returns the available part of a range; this port
 * promises all of it or an error.
 */
async function requireRange(answer: Response, range: ByteRange): Promise<void> {
  const match = /^bytes (?:\d+-(\d+)|\*)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '');
  const isOutside = answer.status === 416 || (match !== null && Number(match[1]) !== range.end);
  if (!isOutside) return;
  await answer.body?.cancel();
  throw new RangeNotSatisfiable(Number(match?.[2] ?? 0));
}

async function fail(answer: Response, method: string): Promise<never> {
  await answer.body?.cancel();
  throw new StorageFailure(`The store answered ${answer.status} to ${method}`);
}

/**
 * Spools a stream to a temporary file. A store requires the length and the hash before the first byte,
 * and a request may have to be repeated.
 */
async function withReplayable(
  bytes: Buffer | Readable,
  send: (file: { body: Blob; sha256: string }) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  if (Buffer.isBuffer(bytes)) {
    await send({
      body: new Blob([Uint8Array.from(bytes)]),
      sha256: hash.update(bytes).digest('hex'),
    });
    return;
  }
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    const hashed = async function* (source: AsyncIterable<Buffer | string>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(bytes, hashed, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await send({ body: await openAsBlob(path), sha256: hash.digest('hex') });
  } finally {
    await rm(path, { force: true });
  }
}
