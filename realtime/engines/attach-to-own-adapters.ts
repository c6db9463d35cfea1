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
  for (const name of namespaces) Object.assign(io.of(name).adapter, native);
  Object.assign(prototype, original);
}

function methodsOf({ addAll, del, broadcast }: Adapter) {
  return { addAll, del, broadcast };
}
