import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { chatsNamespace } from '../protocol/names';

export interface RawWebSocket {
  socket: Socket;
  /** Returns everything received so far, including frame headers. */
  text(): string;
  send(text: string): void;
  /** Sends a number of frames in one write. */
  flood(text: string, count: number, kind?: FrameKind): void;
}

/** `first` and `part` start and continue an unfinished message. */
type FrameKind = keyof typeof firstBytes;
const firstBytes = { text: 0x81, ping: 0x89, first: 0x01, part: 0x00 };

/** Returns a masked frame of a client (RFC 6455, section 5.2), for payloads below 64 KiB. */
function frame(text: string, kind: FrameKind = 'text'): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const short = body.length < 126;
  const head = Buffer.alloc(short ? 2 : 4);
  head[0] = firstBytes[kind];
  head[1] = 0x80 | (short ? body.length : 126);
  if (!short) head.writeUInt16BE(body.length, 2);
  const masked = body.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([head, mask, masked]);
}

/** Opens a websocket that a test can stop from reading and that can send anything. */
export async function openRawWebSocket(
  url: string,
  cookie: string,
  more: Record<string, string> = {},
  query = '',
): Promise<RawWebSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    [
      `GET /socket.io/?EIO=4&transport=websocket${query} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      'upgrade: websocket',
      'connection: upgrade',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      `cookie: ${cookie}`,
      ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
  // Data sent before the open packet may be lost with the upgrade.
  while (!Buffer.concat(received).includes('"sid"')) {
    if (socket.closed || Buffer.concat(received).includes('HTTP/1.1 4')) break;
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  }
  return {
    socket,
    text: () => Buffer.concat(received).toString('latin1'),
    send: (text) => void socket.write(frame(text)),
    flood(text, count, kind) {
      socket.write(Buffer.concat(Array.from({ length: count }, () => frame(text, kind))));
    },
  };
}

/** The packet with which the stock client enters the namespace. */
export const enterChats = `40${chatsNamespace},`;
