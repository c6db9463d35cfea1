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
 * What Engine.IO is given of the app. It sees the upgrades and frames that the door lets through,
 * and no other request: those it would answer in its own words.
 *
 * Engine.IO neither passes on closeOnBackpressureLimit nor reads what send() answers, so that a
 * slow reader would lose messages without a word. Through this wrapper its socket is closed at
 * the bound instead, and the client comes again and asks for what it missed.
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

/** Has the door asked first. What it does not take is closed at once, and the rest of it is not read. */
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
