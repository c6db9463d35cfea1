import { Server } from 'socket.io';
import { WebSocketServer, type ServerOptions } from 'ws';
import type { GatewayLimits } from '../limits';
import type { ChatServer } from './events';

/**
 * Creates a Socket.IO server as the product uses it: websockets only, uncompressed; the door decides on
 * requests.
 */
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
    pingInterval: limits.pingMs,
    pingTimeout: limits.pongMs,
    wsEngine: boundParts(limits),
  });
  // This namespace always exists but is not used.
  io.of('/').use((_socket, next) => next(new Error('unknown namespace')));
  return io;
}

/**
 * Returns a socket server for Node's engine with a limit of fragments per message; the default is 16,384.
 */
function boundParts({
  partsPerMessage,
}: GatewayLimits): new (options?: ServerOptions) => WebSocketServer {
  return class extends WebSocketServer {
    constructor(options?: ServerOptions) {
      super({ ...options, maxFragments: partsPerMessage });
    }
  };
}
