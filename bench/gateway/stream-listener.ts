import { connect } from 'node:net';
import type { Listener, OpenOne } from './listener';

/**
 * Ends every message of a stream under test and occurs nowhere else, so that the reader only needs to count
 * it.
 */
export const endOfMessage = '~';
const endByte = endOfMessage.charCodeAt(0);

/** Reads an event stream over a bare TCP connection. Resolves with the first byte of a 200 response. */
export function openStreamListener({ url, path, cookie, count }: OpenOne): Promise<Listener> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const headers = [`host: ${host}`, 'accept: text/event-stream'];
  if (cookie) headers.push(`cookie: ${cookie}`);
  socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('closed before it was in')));
    socket.once('data', (data) => {
      const head = data.toString('latin1');
      if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head));
      socket.on('data', (more) => count(countEnds(more)));
      resolve({ close: () => socket.destroy() });
    });
  });
}

function countEnds(data: Buffer): number {
  let ends = 0;
  for (let at = data.indexOf(endByte); at >= 0; at = data.indexOf(endByte, at + 1)) ends += 1;
  return ends;
}
