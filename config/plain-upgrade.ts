import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Headers that offer another protocol. A response in HTTP/1.1 declines the offer (RFC 9110, section 7.8).
 */
const offers = new Set(['connection', 'upgrade', 'http2-settings']);

/** The sockets of requests that were already handed back. They are not handed back again. */
const given = new WeakSet<Duplex>();

/**
 * Hands a request that offers a protocol other than websockets back to its server as a plain request. As
 * soon as a server listens for upgrades, Node treats every such request as one and reads no further.
 * Returns false for a websocket request, which is left to the caller.
 */
export function readAsPlain(
  server: Server,
  { headers, method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): boolean {
  const isWebSocket = headers.upgrade?.trim().toLowerCase() === 'websocket';
  if (isWebSocket || given.has(socket)) return false;
  given.add(socket);
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!offers.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  // Only one request per connection, because the bytes after it may belong to the other protocol.
  lines.push('Connection: close', '', '');
  socket.removeAllListeners();
  socket.unshift(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), head]));
  server.emit('connection', socket);
  return true;
}
