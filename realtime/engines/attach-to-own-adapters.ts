import type { ChatNamespace, ChatServer } from '../sockets/events';
import type { SocketApp } from './with-bounded-buffers';

type Adapter = ChatNamespace['adapter'];

/**
 * attachApp replaces methods of the Adapter class itself, and so those of every other server in
 * the process: their rooms would publish into this app. Here the replacements end up on the
 * adapters of this server's namespaces alone, and the class is put back as it was.
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
 * After it has published natively, the replacement looks through all sockets of the room for those
 * that poll. This server has none, and looking would cost more than telling.
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
