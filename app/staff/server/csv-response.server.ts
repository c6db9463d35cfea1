import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';

/** Returns a streamed table for download, which nothing caches. */
export const csvResponse = (
  csv: Iterable<string> | AsyncIterable<string | Buffer>,
  fileName: string,
) =>
  new Response(createReadableStreamFromReadable(Readable.from(csv)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
