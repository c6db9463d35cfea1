import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The server's action on a connection once a whole request has arrived. */
export type Behaviour = (socket: Socket) => void | Promise<void>;

export interface OddServer {
  /** Base address for an adapter. */
  url: string;
  /** Received requests, unchanged. */
  requests: string[];
  next(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/**
 * Starts a server on raw TCP, which can send what no HTTP library would. It repeats its last behaviour for
 * every request.
 */
export async function startOddServer(): Promise<OddServer> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  let behave: Behaviour = (socket) => void socket.destroy();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The client closes the connection in many of these cases.
    socket.on('error', () => undefined);
    let request = '';
    socket.on('data', (bytes: Buffer) => {
      request += bytes.toString();
      if (!isWhole(request)) return;
      requests.push(request);
      request = '';
      void behave(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    next: (behaviour) => void (behave = behaviour),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isWhole(request: string): boolean {
  const end = request.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = Number(/content-length: (\d+)/i.exec(request)?.[1] ?? 0);
  return Buffer.byteLength(request.slice(end + 4)) >= length;
}
