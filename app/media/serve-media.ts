import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { isOriginalKey } from '~/providers/storage/original-key';
import { isSignedAddress } from '~/providers/storage/signed-address';
import { ownParameter } from '~/providers/storage/signed-path';
import { isStorageKey } from '~/providers/storage/storage-key';
import type { ByteRange, Storage, StoredFile } from '~/providers/storage/storage';
import type { DomainContext } from '~/domain/shared/context';
import { HttpError } from '../kit/http/server/respond-with-error';
import { allowSharedCaching } from '../kit/http/guards/cacheability';
import type { SiteCookies } from '../kit/session/cookies';
import { readCookies } from '../kit/session/read-cookies';
import { readVisit } from '../kit/session/read-visit';
import { guardStorage } from '~/domain/media/guard-storage';
import { mediaSettings } from '~/domain/media/settings';

interface MediaHandles {
  domain: DomainContext;
  storage: Storage;
  cookies: SiteCookies;
}

/**
 * Serves stored files to anyone with a signed address. A file that was signed for one viewer is served only
 * to that viewer. Supports ranges, and returns 304 if the file is unchanged. Originals and files that were
 * taken down are never served.
 */
export function serveMedia({ domain, storage: whole, cookies }: MediaHandles): RequestHandler {
  const storage = guardStorage(domain, whole);
  const serve = async (req: Request, res: Response) => {
    res.locals.route = 'media';
    const key = req.path.slice(1);
    const expires = textOf(req.query['expires']);
    requireServable(key);
    const isOwn = req.query[ownParameter] !== undefined;
    requireSignature(domain, {
      key,
      expires,
      signature: textOf(req.query['signature']),
      viewerId: isOwn ? await settleViewer({ domain, cookies }, req, res) : undefined,
    });

    if (!isOwn) allowSharedCaching(req, res);
    const file = await storage.read(key);
    if (!file) throw new HttpError({ statusCode: 404, message: 'Not found' });
    const { media_address_seconds } = await domain.settings(mediaSettings);
    res.set({
      'accept-ranges': 'bytes',
      ...(isOwn
        ? cacheForViewer(Number(expires), domain.now())
        : { 'cache-control': cacheFor(Number(expires), media_address_seconds, domain.now()) }),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': file.contentType,
      etag: file.etag,
      'last-modified': file.lastModified.toUTCString(),
    });
    if (req.fresh) {
      file.stream.destroy();
      res.status(304).end();
      return;
    }
    await send(req, res, file, (range) => storage.read(key, range));
  };
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next(new HttpError({ statusCode: 404, message: 'Not found' }));
      return;
    }
    serve(req, res).catch(next);
  };
}

function requireServable(key: string): void {
  if (isStorageKey(key) && !isOriginalKey(key)) return;
  throw new HttpError({ statusCode: 404, message: 'Not found' });
}

/** Returns the viewer's id from the session. An expired session is renewed, as for a page. */
async function settleViewer(
  handles: Pick<MediaHandles, 'domain' | 'cookies'>,
  req: Request,
  res: Response,
): Promise<string> {
  const tokens = readCookies(req.headers.cookie);
  const visit = await readVisit(handles, tokens, { mayRefresh: true, mayIssueGuest: false });
  for (const cookie of visit.cookiesToSet) res.append('set-cookie', cookie);
  if (visit.viewer.kind === 'user') return visit.viewer.userId;
  throw new HttpError({ statusCode: 403, message: 'This address is somebody else’s' });
}

function requireSignature(
  domain: DomainContext,
  address: Parameters<typeof isSignedAddress>[1],
): void {
  if (isSignedAddress(domain.keys.media, address, domain.now())) return;
  throw new HttpError({ statusCode: 403, message: 'This address is not valid, or no longer' });
}

async function send(
  req: Request,
  res: Response,
  whole: StoredFile,
  readPart: (range: ByteRange) => Promise<StoredFile | null>,
): Promise<void> {
  const range = requestedRange(req, whole);
  if (range === 'outside') {
    whole.stream.destroy();
    res.set('content-range', `bytes */${whole.size}`);
    throw new HttpError({ statusCode: 416, message: 'The file has no such part' });
  }
  let file = whole;
  if (range) {
    whole.stream.destroy();
    const part = await readPart(range);
    if (!part) throw new HttpError({ statusCode: 404, message: 'Not found' });
    file = part;
    res.status(206).set('content-range', `bytes ${range.start}-${range.end}/${whole.size}`);
  }
  res.set('content-length', String(range ? range.end - range.start + 1 : whole.size));
  if (req.method === 'HEAD') {
    file.stream.destroy();
    res.end();
    return;
  }
  await pipeline(file.stream, res).catch((error: unknown) => {
    // A player that seeks closes the connection in the middle of a range.
    if (!res.destroyed || !isClosedEarly(error)) throw error;
  });
}

/** Returns the requested range. Several ranges or a stale If-Range get the whole file. */
function requestedRange(req: Request, file: StoredFile): ByteRange | 'outside' | null {
  const condition = req.get('if-range');
  if (condition && condition !== file.etag) return null;
  const ranges = req.range(file.size, { combine: true });
  if (ranges === -1) return 'outside';
  const [range, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  return range && others.length === 0 ? range : null;
}

/**
 * Returns the cache header. Addresses that end with a time window are the same for all viewers and may be
 * in shared caches. Others were created for one viewer. Neither is cached past its end.
 */
function cacheFor(expires: number, windowSeconds: number, now: Date): string {
  const seconds = Math.max(0, Math.floor(expires - now.getTime() / 1000));
  const scope = expires % windowSeconds === 0 ? 'public' : 'private';
  return `${scope}, max-age=${seconds}, immutable`;
}

/**
 * Returns headers that allow caching only in the viewer's browser, because another person has other
 * cookies.
 */
function cacheForViewer(expires: number, now: Date): Record<string, string> {
  const seconds = Math.max(0, Math.floor(expires - now.getTime() / 1000));
  return {
    'cache-control': `private, max-age=${seconds}, immutable`,
    'cdn-cache-control': 'no-store',
  };
}

function isClosedEarly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
