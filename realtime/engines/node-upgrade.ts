import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { describeError } from '../describe-error';
import { jsonHeaders } from '../http-responses';
import type { EngineOptions, EngineRequest } from './engine';

/** The path of sockets, the same on either engine. */
export const socketPath = '/socket.io/';

/** The part of Engine.IO's server that handles an upgrade. */
export interface Upgrading {
  handleUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Passes on upgrades that the door permits and refuses the others. */
export function upgradeThrough(engine: Upgrading, { door }: EngineOptions) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const request = readRequest(incoming);
    const refusal =
      request.path === socketPath ? door.refuse(request) : { status: 404, message: 'Not found' };
    if (refusal) writeError(socket, refusal, request.path);
    else engine.handleUpgrade(incoming, socket, head);
  };
}

/** Sends an error for a request that Node could not read, unless another response has begun. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isInAnswer = 'bytesWritten' in socket && Number(socket.bytesWritten) > 0;
  if (!socket.writable || error.code === 'ECONNRESET' || isInAnswer) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  writeError(socket, { status, message: STATUS_CODES[status] ?? '' }, '');
}

/** Writes an error to a connection that no longer has a response object, and ends it. */
export function writeError(
  socket: Duplex,
  { status, message }: { status: number; message: string },
  path: string,
): void {
  const body = JSON.stringify(describeError(status, message, path));
  const headers = {
    ...jsonHeaders,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n');
  socket.once('finish', () => socket.destroy());
  socket.end(`${head}\r\n\r\n${body}`);
}

export function readRequest(incoming: IncomingMessage): EngineRequest {
  const [path = '/', query = ''] = (incoming.url ?? '/').split('?', 2);
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return {
    path,
    query: new URLSearchParams(query),
    headers,
    peer: incoming.socket.remoteAddress,
  };
}
