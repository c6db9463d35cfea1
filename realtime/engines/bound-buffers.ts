import type { ChatSocket } from '../sockets/events';
import type { EngineOptions } from './engine';

type Connection = ChatSocket['conn'];

/**
 * On Node's http, what a slow reader leaves unread piles up in Engine.IO and in the TCP socket
 * without a bound. Past ours the connection is destroyed: nothing is told after what was lost.
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
