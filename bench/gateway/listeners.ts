import type { Listener, OpenOne } from './listener';
import { openSocketListener } from './socket-listener';
import { openStreamListener } from './stream-listener';

export type ListenerKind = 'sockets' | 'streams';

export interface ListenOptions extends Pick<OpenOne, 'url' | 'path' | 'namespace'> {
  kind: ListenerKind;
  count: number;
  /** Each connection sends one of them, in turn. Without them it sends none. */
  cookies?: string[];
}

export interface Listeners {
  /** Resolves once this many further messages have arrived over all connections. */
  received(count: number): Promise<void>;
  close(): void;
}

/** The number of connections that are opened concurrently. */
const openingAtOnce = 100;

/** Opens many connections that count received messages, as cheaply as possible. */
export async function openListeners(options: ListenOptions): Promise<Listeners> {
  const { kind, url, path, namespace, cookies = [] } = options;
  const openOne = kind === 'sockets' ? openSocketListener : openStreamListener;
  let seen = 0;
  let awaited: { at: number; resolve(): void } | undefined;
  const count = (messages: number) => {
    seen += messages;
    if (awaited && seen >= awaited.at) awaited.resolve();
  };
  const open: Listener[] = [];
  while (open.length < options.count) {
    const batch = Math.min(openingAtOnce, options.count - open.length);
    const opening = Array.from({ length: batch }, (_, index) => {
      const cookie = cookies[(open.length + index) % cookies.length];
      return openOne({ url, path, namespace, cookie, count });
    });
    open.push(...(await Promise.all(opening)));
  }
  return {
    received: (further) =>
      new Promise((resolve) => {
        awaited = { at: seen + further, resolve };
      }),
    close: () => open.forEach((listener) => listener.close()),
  };
}
