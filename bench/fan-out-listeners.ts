import { WebSocket } from 'ws';

export interface Listeners {
  /** Resolves once this many further messages have arrived over all sockets. */
  received(count: number): Promise<void>;
  close(): void;
}

interface ListenOptions {
  url: string;
  count: number;
  cookie?: string;
  /** Speaks Socket.IO's protocol and enters this namespace. */
  namespace?: string;
}

/** How many sockets connect at the same time. */
const connectingAtOnce = 100;
/** Engine.IO's ping and pong, Socket.IO's event in a namespace (protocol v5). */
const ping = '2';
const pong = '3';
const isEvent = (text: string) => text.startsWith('42');

/** Many plain sockets that count what they are told, as cheaply as can be. */
export async function openListeners(options: ListenOptions): Promise<Listeners> {
  let seen = 0;
  let awaited: { at: number; resolve(): void } | undefined;
  const count = () => {
    seen += 1;
    if (awaited && seen >= awaited.at) awaited.resolve();
  };
  const sockets: WebSocket[] = [];
  while (sockets.length < options.count) {
    const batch = Math.min(connectingAtOnce, options.count - sockets.length);
    sockets.push(
      ...(await Promise.all(Array.from({ length: batch }, () => openOne(options, count)))),
    );
  }
  return {
    received: (further) =>
      new Promise((resolve) => {
        awaited = { at: seen + further, resolve };
      }),
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

function openOne(options: ListenOptions, count: () => void): Promise<WebSocket> {
  const { url, cookie, namespace } = options;
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    ...(cookie ? { headers: { cookie } } : {}),
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    if (!namespace) socket.once('open', () => resolve(socket));
    socket.on('message', (data: Buffer) => {
      if (!namespace) return count();
      const text = data.toString();
      if (isEvent(text)) return count();
      if (text === ping) return socket.send(pong);
      if (text.startsWith('0')) return socket.send(`40${namespace},`);
      if (text.startsWith(`40${namespace}`)) return resolve(socket);
      if (text.startsWith('44')) reject(new Error(text));
    });
  });
}
