import { Server } from 'socket.io';
import { isAllowedOrigin } from '../allow-origin';
import type { GatewayLimits } from '../limits';
import type { ChatServer } from './events';

interface Options {
  publicUrl: string;
  limits: GatewayLimits;
}

/** Socket.IO as the product uses it: websockets only, uncompressed, from the site's own origin. */
export function createChatServer({ publicUrl, limits }: Options): ChatServer {
  const io: ChatServer = new Server({
    path: '/socket.io',
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: limits.maxPayloadBytes,
    connectTimeout: limits.connectMs,
    // It answers at once: on the native engine a request is gone after the first wait.
    allowRequest: ({ headers }, answer) => {
      const isAllowed = isAllowedOrigin(publicUrl, headers.origin);
      answer(isAllowed ? null : 'foreign origin', isAllowed);
    },
  });
  // It always exists, and nobody has business in it.
  io.of('/').use((_socket, next) => next(new Error('unknown namespace')));
  return io;
}
