import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Behaviour } from './odd-server';

type Bytes = string | Buffer;

const crlf = '\r\n';

/** Sends a whole response on a connection that closes after it. */
export function respond(
  body: Bytes,
  { status = '200 OK', headers = ['content-type: text/event-stream'], ends = true } = {},
): Behaviour {
  return (socket) => {
    const head = [`HTTP/1.1 ${status}`, ...headers, 'connection: close', '', ''].join(crlf);
    socket.write(Buffer.concat([Buffer.from(head), Buffer.from(body)]));
    if (ends) socket.end();
  };
}

/** Sends a response in separate writes, each sent before the next; nothing ends it. */
export function drip(
  parts: Iterable<Bytes>,
  { headers = ['content-type: text/event-stream'], everyMs = 1, ends = true } = {},
): Behaviour {
  return async (socket) => {
    socket.setNoDelay(true);
    socket.write(['HTTP/1.1 200 OK', ...headers, 'connection: close', '', ''].join(crlf));
    for (const part of parts) {
      if (socket.destroyed) return;
      socket.write(part);
      await delay(everyMs);
    }
    if (ends) socket.end();
  };
}

/** Yields the same bytes in pieces of a length. */
export function* piecesOf(bytes: Buffer, length: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Encodes a body with `chunked` transfer encoding. */
export const chunked = (body: Bytes): Buffer =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(body).toString(16)}${crlf}`),
    Buffer.from(body),
    Buffer.from(crlf),
  ]);
export const chunkedEnd = `0${crlf}${crlf}`;

export const gzipped = (body: string): Buffer => gzipSync(body);

export const event = (data: unknown): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
export const delta = (message: object | null, finish_reason: string | null = null): string =>
  event({ choices: [{ index: 0, delta: message, finish_reason }] });
export const words = (...texts: string[]): string =>
  texts.map((content) => delta({ content })).join('');
export const thought = (text: string): string => delta({ reasoning_content: text });
export const finish = (reason = 'stop'): string => delta({}, reason);
export const doneEvent = event('[DONE]');
/** A correct answer, as OpenAI streams it. */
export const plainAnswer = [
  delta({ role: 'assistant', content: '' }),
  words('Good ', 'evening.'),
  finish(),
  doneEvent,
].join('');

/** Returns one JSON document instead of a stream. */
export const document = (message: object, more: object = {}): string =>
  JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...more });

/** Yields the same event forever. */
export function* endlessly(text: string): Generator<string> {
  for (;;) yield text;
}
