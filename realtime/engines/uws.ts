import type { TemplatedApp, us_listen_socket } from 'uWebSockets.js';
import { attachToOwnAdapters } from './attach-to-own-adapters';
import type { ChatSocket } from '../sockets/events';
import type { Engine, EngineOptions, RouteHandler } from './engine';
import { loadUws, type UwsModule } from './load-uws';
import { readRequest } from './uws-request';
import { respondThrough } from './uws-response';
import { withBoundedBuffers } from './with-bounded-buffers';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Creates the native engine. Throws if its binary does not load. */
export async function createUwsEngine(
  options: EngineOptions,
  load: () => Promise<UwsModule> = loadUws(),
): Promise<Engine> {
  const uws = await load();
  const app = uws.App();
  let listening: us_listen_socket | null = null;

  const handle = (handler: RouteHandler): Parameters<TemplatedApp['get']>[1] => {
    return (res, req) => handler(readRequest(req, res), respondThrough(res, options));
  };

  return {
    name: 'uws',
    get: (path, handler) => void app.get(path, handle(handler)),
    otherwise: (handler) => void app.any('/*', handle(handler)),
    attach(io, namespaces) {
      attachToOwnAdapters(io, namespaces, withBoundedBuffers(app, options));
      io.engine.on('connection', (connection: ChatSocket['conn']) => {
        const { transport } = connection as { transport: { socket?: { close(): void } } };
        options.door.enter(connection, () => transport.socket?.close());
      });
    },
    async listen(host, port) {
      await requireFreePort(host, port);
      return new Promise((resolve, reject) => {
        app.listen(host, port, (socket) => {
          if (!socket) return reject(new Error(`cannot listen on ${host}:${port}`));
          listening = socket;
          resolve(uws.us_socket_local_port(socket));
        });
      });
    },
    stopListening() {
      if (listening) uws.us_listen_socket_close(listening);
      listening = null;
    },
    close() {
      // Ended responses have been written by now. Without this, idle connections keep the process alive.
      app.close();
      return Promise.resolve();
    },
  };
}

/**
 * Rejects when another process listens on the port. The native engine would silently share it
 * (SO_REUSEPORT), and its exclusive mode could not take the port for a minute after a restart.
 */
async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
