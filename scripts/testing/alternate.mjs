import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Listens on a port and passes connections to the targets in turn, like a load balancer without sticky
 * sessions: software that works behind it does not depend on the gateway it reaches.
 * @param {number} port
 * @param {number[]} targets
 */
export async function alternate(port, targets) {
  let count = 0;
  const open = new Set();
  const server = createServer((incoming) => {
    const outgoing = connect(targets[count % targets.length], '127.0.0.1');
    count += 1;
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ]) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}
