import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../kit/http/server/site-server';

export interface Served {
  server: Server;
  origin: string;
  port: number;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function serve(listener: RequestListener): Promise<Served> {
  const server = createSiteServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    port,
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
