import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** What offers another protocol; an answer in HTTP/1.1 declines it (RFC 9110, section 7.8). */
const offers = new Set(['connection', 'upgrade', 'http2-settings']);

/** Requests that were given back once already: they are not given back again. */
const given = new WeakSet<Duplex>();

/**
 * Gives a request that offers another protocol than websockets back to its server as a plain one.
 * Once anybody listens for upgrades, Node takes every such request for one and reads no further.
 * False of a request for a websocket, which is left to the caller.
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
  // One request a connection: what follows it may have been meant for the other protocol.
  lines.push('Connection: close', '', '');
  socket.removeAllListeners();
  socket.unshift(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), head]));
  server.emit('connection', socket);
  return true;
}
