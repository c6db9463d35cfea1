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
  /** Forwards a request to the gateway unchanged, with its body unread and its response unbuffered. */
  request: RequestHandler;
  /**
   * Handles the HTTP server's upgrade event: sockets are forwarded to the gateway, anything else is
   * refused.
   */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends the open sockets; a closing HTTP server would wait for them forever. */
  endSockets(): void;
}

export const socketPath = '/socket.io';
export const streamPaths = ['/api/v1/notifications/stream', '/api/v1/chats/events'];

/** Milliseconds that the gateway may take to accept a socket. */
const upgradeTimeoutMs = 10_000;

interface ForwardingOptions {
  realtimeUrl: string;
  trustedProxies: number;
  logger: Logger;
}

/** Forwards sockets and the event streams; if one side closes, the other is closed too. */
export function createForwarding({
  realtimeUrl,
  trustedProxies,
  logger,
}: ForwardingOptions): Forwarding {
  const proxy = createProxyServer({
    target: realtimeUrl,
    // One connection each: with a shared agent's limit the next stream would wait for a free one.
    agent: false,
    xfwd: true,
    upgradeTimeout: upgradeTimeoutMs,
  });
  // The lifetime of the gateway's connection is independent of the client's.
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
