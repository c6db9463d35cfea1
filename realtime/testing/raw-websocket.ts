import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { chatsNamespace } from '../protocol/names';

export interface RawWebSocket {
  socket: Socket;
  /** Everything received so far, frame headers included. */
  text(): string;
  send(text: string): void;
}

/** A text frame of a client, masked (RFC 6455, section 5.2); for payloads below 64 KiB. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const short = body.length < 126;
  const head = Buffer.alloc(short ? 2 : 4);
  head[0] = 0x81;
  head[1] = 0x80 | (short ? body.length : 126);
  if (!short) head.writeUInt16BE(body.length, 2);
  const masked = body.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([head, mask, masked]);
}

/** A websocket that a test can stop from reading and make say anything. */
export async function openRawWebSocket(url: string, cookie: string): Promise<RawWebSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `host: ${hostname}:${port}`,
      'upgrade: websocket',
      'connection: upgrade',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      `cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  // What is said before the open packet may be lost with the upgrade.
  while (!Buffer.concat(received).includes('"sid"')) await once(socket, 'data');
  return {
    socket,
    text: () => Buffer.concat(received).toString('latin1'),
    send: (text) => void socket.write(frame(text)),
  };
}

/** Enters the namespace as the stock client would. */
export const enterChats = `40${chatsNamespace},`;
