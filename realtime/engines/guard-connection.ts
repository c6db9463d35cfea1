import type { EventEmitter } from 'node:events';
import type { ChatSocket } from '../sockets/events';
import type { EngineOptions } from './engine';

type Connection = ChatSocket['conn'];
/** Milliseconds that a peer has to answer the close. */
const farewellMs = 1000;
type MessageHandler = (...args: unknown[]) => void;
/** The websocket behind a connection of Node's engine. */
type WebSocket = EventEmitter & { terminate(): void };

/** Lets the door count every frame on Node's sockets before Engine.IO receives it. */
export function guardConnection(connection: Connection, { door }: EngineOptions): void {
  const { transport } = connection;
  const { socket } = transport as typeof transport & { socket: WebSocket };
  // A regular close would wait for a flooding client to answer it.
  door.enter(connection, () => socket.terminate());
  // Engine.IO has released it by then, and the websocket would wait half a minute for an answer.
  connection.once('close', () => setTimeout(() => socket.terminate(), farewellMs).unref());
  const inner = socket.listeners('message') as MessageHandler[];
  socket.removeAllListeners('message');
  socket.on('message', (...frame: unknown[]) => {
    if (!door.takes(transport)) return;
    for (const listener of inner) listener.call(socket, ...frame);
  });
  socket.on('ping', () => void door.takes(transport));
  socket.on('pong', () => void door.takes(transport));
}
