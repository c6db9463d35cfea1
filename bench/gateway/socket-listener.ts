import { WebSocket } from 'ws';
import type { Listener, OpenOne } from './listener';

/** Engine.IO's ping and pong, and Socket.IO's event in a namespace (protocol v5). */
const ping = '2';
const pong = '3';
const isEvent = (text: string) => text.startsWith('42');

/** The path of Socket.IO's websocket. */
export const socketIoPath = '/socket.io/?EIO=4&transport=websocket';

/**
 * Opens a plain websocket with the minimum of Socket.IO's protocol that keeps it open. Resolves when it has
 * joined; rejects if it is refused or ends before.
 */
export function openSocketListener(options: OpenOne): Promise<Listener> {
  const { cookie, namespace, count } = options;
  const socket = new WebSocket(options.url.replace('http', 'ws') + options.path, {
    perMessageDeflate: false,
    ...(cookie ? { headers: { cookie } } : {}),
  });
  return new Promise((resolve, reject) => {
    const entered = () => resolve({ close: () => socket.terminate() });
    socket.on('error', reject);
    socket.once('close', (code) => reject(new Error(`closed (${code}) before it was in`)));
    if (!namespace) socket.once('open', entered);
    socket.on('message', (data: Buffer) => {
      if (!namespace) return count(1);
      const text = data.toString('latin1');
      if (isEvent(text)) return count(1);
      if (text === ping) return socket.send(pong);
      if (text.startsWith('0')) return socket.send(`40${namespace},`);
      if (text.startsWith(`40${namespace}`)) return entered();
      if (text.startsWith('44')) reject(new Error(text));
    });
  });
}
