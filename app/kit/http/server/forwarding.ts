import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import type { Logger } from '~/observability/logger';
import { HttpError } from './respond-with-error';
import { dropUntrustedForwarding } from './forwarded-headers';
import { wholeError } from './whole-error';
import '../context/request-locals';

export interface Forwarding {
  /** Hands a request to the gateway as it is, its body unread and its answer unbuffered. */
  request: RequestHandler;
  /** For the HTTP server's upgrade event: sockets go to the gateway, anything else is refused. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends the sockets under way; an HTTP server that closes would wait for them for ever. */
  endSockets(): void;
}

export const socketPath = '/socket.io';
export const streamPaths = ['/api/v1/notifications/stream', '/api/v1/chats/events'];

/** How long the gateway may take to accept a socket. */
const upgradeTimeoutMs = 10_000;

interface ForwardingOptions {
  realtimeUrl: string;
  trustedProxies: number;
  logger: Logger;
}

/** Forwards sockets and the event streams; whichever side goes first takes the other with it. */
export function createForwarding({
  realtimeUrl,
  trustedProxies,
  logger,
}: ForwardingOptions): Forwarding {
  const proxy = createProxyServer({
    target: realtimeUrl,
    // One connection each: a shared agent's cap would make the next stream wait for a free one.
    agent: false,
    xfwd: true,
    upgradeTimeout: upgradeTimeoutMs,
  });
  // How long the gateway's connection lives says nothing about the client's.
  proxy.on('proxyRes', (answer) => Reflect.deleteProperty(answer.headers, 'connection'));
  proxy.on('proxyReqWs', (upstreamRequest, _req, socket) => {
    socket.once('close', () => upstreamRequest.destroy());
    upstreamRequest.once('upgrade', (_res, upstream) => {
      socket.once('close', () => upstream.destroy());
      upstream.once('close', () => socket.destroy());
    });
  });
  const sockets = new Set<Duplex>();
  const report = (error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error);
    logger.warn({ reason }, 'gateway not reached');
  };
  return {
    request: (req, res, next) => {
      res.locals.route = 'gateway';
      if (res.locals.sentCookies !== undefined) req.headers.cookie = res.locals.sentCookies;
      proxy.web(req, res).catch((error: unknown) => {
        report(error);
        next(new HttpError({ statusCode: 502, message: 'Realtime is not available right now' }));
      });
    },
    upgrade(req, socket, head) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      const path = req.url?.split('?', 1)[0] ?? '';
      const isForGateway = path === socketPath || path.startsWith(`${socketPath}/`);
      if (!isForGateway || !(socket instanceof Socket)) {
        socket.end(wholeError(404, req.url));
        return;
      }
      dropUntrustedForwarding(req.headers, trustedProxies);
      proxy.ws(req, socket, {}, head).catch((error: unknown) => {
        report(error);
        socket.destroy();
      });
    },
    endSockets() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
