import type { TemplatedApp, WebSocket, WebSocketBehavior } from 'uWebSockets.js';
import type { EngineOptions } from './engine';
import { readRequest } from './uws-request';
import { respondThrough } from './uws-response';
import { sendError } from '../http-responses';

/** The part of a native app that Engine.IO and Socket.IO use. */
export interface SocketApp {
  any: (...args: Parameters<TemplatedApp['any']>) => SocketApp;
  ws: <UserData>(pattern: string, behavior: WebSocketBehavior<UserData>) => SocketApp;
  publish: TemplatedApp['publish'];
}

/**
 * Wraps the native app for Engine.IO, which then receives the upgrades and frames that the door permits
 * and no other request: it would answer those with its own error texts.
 *
 * Engine.IO neither passes on closeOnBackpressureLimit nor reads the result of send(), so a slow reader
 * would silently lose messages. This wrapper closes its socket at the limit instead; the client then
 * reconnects and fetches what it missed.
 */
export function withBoundedBuffers(app: TemplatedApp, options: EngineOptions): SocketApp {
  const counted = new WeakSet<object>();
  const countOnce = (ws: WebSocket<unknown>) => {
    const data = ws.getUserData() as object;
    if (counted.has(data)) return;
    counted.add(data);
    options.onSlowReader('socket');
  };
  const bounded: SocketApp = {
    any(pattern) {
      app.any(pattern, (res, req) => {
        sendError(respondThrough(res, options), 400, 'Bad request', req.getUrl());
      });
      return bounded;
    },
    ws(pattern, behavior) {
      app.ws(pattern, {
        ...behavior,
        maxBackpressure: options.maxBufferedBytes,
        closeOnBackpressureLimit: true,
        dropped: countOnce,
        ...guarded(behavior, options),
      });
      return bounded;
    },
    publish: (...args) => app.publish(...args),
  };
  return bounded;
}

type Frames = Pick<WebSocketBehavior<unknown>, 'upgrade' | 'message' | 'ping' | 'pong'>;

/**
 * Calls the door first. A frame that it refuses closes the connection immediately; the rest is not read.
 */
function guarded<UserData>(behavior: WebSocketBehavior<UserData>, options: EngineOptions): Frames {
  const { door } = options;
  const inner = behavior as WebSocketBehavior<unknown>;
  const takes = (ws: WebSocket<unknown>) => {
    return door.takes((ws.getUserData() as { transport: object }).transport);
  };
  return {
    upgrade(res, req, context) {
      const request = readRequest(req, res);
      const refusal = door.refuse(request);
      if (!refusal) return inner.upgrade?.(res, req, context);
      sendError(respondThrough(res, options), refusal.status, refusal.message, request.path);
    },
    message: (ws, ...frame) => (takes(ws) ? inner.message?.(ws, ...frame) : undefined),
    ping: (ws) => void takes(ws),
    pong: (ws) => void takes(ws),
  };
}
