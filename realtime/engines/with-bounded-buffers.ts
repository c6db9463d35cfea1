import type { TemplatedApp, WebSocket, WebSocketBehavior } from 'uWebSockets.js';
import type { EngineOptions } from './engine';

/** The part of a native app that Engine.IO and Socket.IO use. */
export interface SocketApp {
  any: (...args: Parameters<TemplatedApp['any']>) => SocketApp;
  ws: <UserData>(pattern: string, behavior: WebSocketBehavior<UserData>) => SocketApp;
  publish: TemplatedApp['publish'];
}

/**
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
    any(pattern, handler) {
      app.any(pattern, handler);
      return bounded;
    },
    ws(pattern, behavior) {
      app.ws(pattern, {
        ...behavior,
        maxBackpressure: options.maxBufferedBytes,
        closeOnBackpressureLimit: true,
        dropped: countOnce,
      });
      return bounded;
    },
    publish: (...args) => app.publish(...args),
  };
  return bounded;
}
