import type { GatewayMetrics } from '../gateway-metrics';
import { serverEvent } from '../protocol/names';
import type { Credentials } from '../read-credentials';
import type { SocketListener } from '../subscriptions/listener';
import type { ChatSocket } from './events';

interface Listening {
  listener: SocketListener;
  /** Returns whether the person's access was revoked while the socket was being admitted. */
  isRevoked(): boolean;
}

/** Creates the listener that represents a socket in its person's subscription. */
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
    // A visitor's token has no date for a check; the next sweep sets one.
    checkAt: credentials.kind === 'user' ? credentials.expiresAt.getTime() : 0,
    revoke() {
      revoked = true;
      // A socket that is not yet admitted is refused by the handshake or when it opens.
      if (!socket.connected) return;
      metrics.endedSessions.inc({ kind: 'socket' });
      socket.emit(serverEvent.unauthorized, {});
      socket.disconnect(true);
    },
    // After a disconnect packet the stock client would not reconnect.
    endConnection: () => void socket.conn.close(),
  };
  return { listener, isRevoked: () => revoked };
}
