import { Server } from 'socket.io';
import type { GatewayLimits } from '../limits';
import type { ChatServer } from './events';

/** Socket.IO as the product uses it: websockets only, uncompressed; who may ask, the door decides. */
export function createChatServer(limits: GatewayLimits): ChatServer {
  const io: ChatServer = new Server({
    path: '/socket.io',
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: limits.maxPayloadBytes,
    connectTimeout: limits.connectMs,
  });
  // It always exists, and nobody has business in it.
  io.of('/').use((_socket, next) => next(new Error('unknown namespace')));
  return io;
}
