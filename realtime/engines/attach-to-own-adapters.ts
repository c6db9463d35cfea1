import type { ChatNamespace, ChatServer } from '../sockets/events';
import type { SocketApp } from './with-bounded-buffers';

type Adapter = ChatNamespace['adapter'];

/**
 * Attaches the native app to this server's namespaces only. attachApp replaces methods of the Adapter
 * class itself, so the rooms of every other server in the process would publish into this app. Here the
 * replacements move to this server's adapters, and the class is restored.
 */
export function attachToOwnAdapters(
  io: ChatServer,
  namespaces: readonly string[],
  app: SocketApp,
): void {
  const prototype = Object.getPrototypeOf(io.of('/').adapter) as Adapter;
  const original = methodsOf(prototype);
  io.attachApp(app);
  const native = methodsOf(prototype);
  for (const name of namespaces) {
    const { adapter } = io.of(name);
    Object.assign(adapter, native, { broadcast: withoutPolling(adapter, native.broadcast) });
  }
  Object.assign(prototype, original);
}

/**
 * Skips the search for polling sockets in a room, which the replacement does after it has published
 * natively. This server has no polling sockets, and the search would cost more than publishing.
 */
function withoutPolling(adapter: Adapter, broadcast: Adapter['broadcast']): Adapter['broadcast'] {
  const publishing = Object.create(adapter, { apply: { value: () => undefined } }) as Adapter;
  return (packet, options) => {
    const isPublished = options.rooms.size <= 1 && !options.except?.size;
    broadcast.call(isPublished ? publishing : adapter, packet, options);
  };
}

function methodsOf({ addAll, del, broadcast }: Adapter) {
  return { addAll, del, broadcast };
}
