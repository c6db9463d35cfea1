import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../s3';

interface Kept {
  bytes: Buffer;
  contentType: string;
  at: Date;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Starts an S3-compatible store for files, which refuses requests not signed with its one key. */
export async function startS3() {
  const files = new Map<string, Kept>();
  const bucket: Bucket = {
    endpoint: '',
    name: 'media',
    region: 'eu-west-1',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'a secret of the test',
  };
  let unavailable = 0;
  const server = createServer((req, res) => {
    buffer(req).then(
      (body) => {
        if (unavailable > 0) {
          unavailable -= 1;
          return res.writeHead(503).end();
        }
        if (!isSigned(req, body, bucket)) return res.writeHead(403).end('<Error/>');
        answer(req, res, body, files);
      },
      () => res.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bucket,
    files,
    /** Makes the next responses report that the store is busy. */
    beUnavailable: (times: number) => void (unavailable = times),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  files: Map<string, Kept>,
): void {
  const key = req.url ?? '';
  if (req.method === 'PUT') {
    const contentType = req.headers['content-type'] ?? 'binary/octet-stream';
    files.set(key, { bytes: body, contentType, at: new Date() });
    res.writeHead(200).end();
    return;
  }
  if (req.method === 'DELETE') {
    files.delete(key);
    res.writeHead(204).end();
    return;
  }
  const file = files.get(key);
  if (!file) {
    res.writeHead(404).end();
    return;
  }
  const { bytes } = file;
  const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '');
  const start = Number(range?.[1] ?? 0);
  if (start >= bytes.length && range) {
    res.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const end = Math.min(Number(range?.[2] ?? Infinity), bytes.length - 1);
  const part = bytes.subarray(start, end + 1);
  res.writeHead(range ? 206 : 200, {
    'content-type': file.contentType,
    'content-length': part.length,
    'last-modified': file.at.toUTCString(),
    etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    ...(range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  });
  res.end(req.method === 'HEAD' ? undefined : part);
}

/** Checks a Signature Version 4 by recomputing it from the received request. */
function isSigned(req: IncomingMessage, body: Buffer, bucket: Bucket): boolean {
  const header = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(
    req.headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature] = header ?? [];
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const hash = String(req.headers['x-amz-content-sha256']);
  if (keyId !== bucket.accessKeyId || region !== bucket.region || service !== 's3') return false;
  if (req.method === 'PUT' && hash !== sha256(body)) return false;
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(req.headers[name])}\n`);
  const canonical = [req.method, req.url, '', lines.join(''), signedHeaders, hash].join('\n');
  const time = String(req.headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${bucket.secretAccessKey}`, day), region),
  );
  return hmac(key, text).toString('hex') === signature;
}
