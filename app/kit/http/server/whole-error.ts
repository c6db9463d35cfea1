import { STATUS_CODES } from 'node:http';
import { bareResponseHeaders } from '~/config/bare-response-headers';
import { errorBody } from './respond-with-error';

/** Returns a failure as raw HTTP where there is no response object; the connection ends with it. */
export function wholeError(statusCode: number, address = ''): string {
  const message = STATUS_CODES[statusCode] ?? 'Bad Request';
  const body = JSON.stringify(errorBody({ originalUrl: address }, { statusCode, message }));
  return [
    `HTTP/1.1 ${statusCode} ${message}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    ...Object.entries(bareResponseHeaders).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
