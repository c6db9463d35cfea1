import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestProxy {
  /** The target's address through the proxy. */
  url: string;
  /** Stops all traffic. Connections stay open and new ones are accepted. */
  goSilent(): void;
  /** Forwards traffic again, including the data that was held back. */
  speak(): void;
  close(): Promise<void>;
}

/** Starts a proxy between a client and a server that can stop all traffic without closing a connection. */
export async function startProxy(target: string): Promise<TestProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (isSilent) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) keep(socket);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (data) => to.write(data));
      from.on('close', () => to.destroy());
      if (isSilent) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    goSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
