import type { EventEmitter } from 'node:events';
import type { ChatSocket } from '../sockets/events';
import type { EngineOptions } from './engine';

type Connection = ChatSocket['conn'];
/** How long a peer may take to answer the close. */
const farewellMs = 1000;
type Hears = (...args: unknown[]) => void;
/** What Node's engine carries a connection on. */
type WebSocket = EventEmitter & { terminate(): void };

/** Has the door count every frame that Node's sockets receive before Engine.IO hears of it. */
export function guardConnection(connection: Connection, { door }: EngineOptions): void {
  const { transport } = connection;
  const { socket } = transport as typeof transport & { socket: WebSocket };
  // Its close would wait for whoever floods us to answer it.
  door.enter(connection, () => socket.terminate());
  // Engine.IO has let go of it by then, and the websocket would wait half a minute for an answer.
  connection.once('close', () => setTimeout(() => socket.terminate(), farewellMs).unref());
  const inner = socket.listeners('message') as Hears[];
  socket.removeAllListeners('message');
  socket.on('message', (...frame: unknown[]) => {
    if (!door.takes(transport)) return;
    for (const hear of inner) hear.call(socket, ...frame);
  });
  socket.on('ping', () => void door.takes(transport));
  socket.on('pong', () => void door.takes(transport));
}
