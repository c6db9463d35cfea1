import type { ChatSocket } from '../sockets/events';
import type { EngineOptions } from './engine';

type Connection = ChatSocket['conn'];

/**
 * Limits the unread data of a slow reader. On Node's http it would otherwise grow without a limit in
 * Engine.IO and in the TCP socket. Beyond our limit the connection is destroyed: nothing is sent after
 * lost data.
 */
export function boundBuffers(connection: Connection, options: EngineOptions): void {
  const { socket } = connection.request;
  let waitingInEngine = 0;
  connection.on('packetCreate', ({ data }: { data?: string }) => {
    waitingInEngine += data ? Buffer.byteLength(data) : 0;
    if (waitingInEngine + socket.writableLength <= options.maxBufferedBytes) return;
    connection.removeAllListeners('packetCreate');
    options.onSlowReader('socket');
    socket.destroy();
  });
  connection.on('flush', () => {
    waitingInEngine = 0;
  });
}
