import type { GatewayMetrics } from '../gateway-metrics';
import { serverEvent } from '../protocol/names';
import type { Credentials } from '../read-credentials';
import type { SocketListener } from '../subscriptions/listener';
import type { ChatSocket } from './events';

interface Listening {
  listener: SocketListener;
  /** Whether its person was shut out while the socket was still being let in. */
  isRevoked(): boolean;
}

/** A socket as its person's subscription knows it. */
export function createSocketListener(
  socket: ChatSocket,
  metrics: GatewayMetrics,
  credentials: Exclude<Credentials, { kind: 'nobody' }>,
): Listening {
  let revoked = false;
  const listener: SocketListener = {
    kind: 'socket',
    personId: credentials.person.id,
    sessionId: credentials.kind === 'user' ? credentials.sessionId : null,
    // A visitor's token dates nothing: the next sweep does.
    checkAt: credentials.kind === 'user' ? credentials.expiresAt.getTime() : 0,
    revoke() {
      revoked = true;
      // Whoever is still being let in is turned away by the handshake or as they open.
      if (!socket.connected) return;
      metrics.endedSessions.inc({ kind: 'socket' });
      socket.emit(serverEvent.unauthorized, {});
      socket.disconnect(true);
    },
    // A disconnect packet would tell the stock client to stay away.
    sendAway: () => void socket.conn.close(),
  };
  return { listener, isRevoked: () => revoked };
}
