import { describeError } from '../describe-error';
import type { Door } from '../door';
import type { GatewayMetrics } from '../gateway-metrics';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import type { Logger } from '~/observability/logger';
import type { CommandRefusal } from '../protocol/command';
import type { ClientCommand } from '../protocol/commands';
import { personChannel } from '../protocol/envelope';
import { serverEvent } from '../protocol/names';
import type { Acknowledge, ChatSocket } from './events';
import { flooding, type TakeCommand } from './take-command';

const opened: ClientCommand = 'chat.user-opened-conversation.event';
const closed: ClientCommand = 'chat.user-close-conversation.event';

interface Handles {
  door: Pick<Door, 'admit'>;
  takeCommand: TakeCommand;
  metrics: GatewayMetrics;
  logger: Logger;
}

/** Adds an admitted socket to its person's room and listens for its commands. */
export function createOpenSocket({ takeCommand, metrics, logger, door }: Handles) {
  return (socket: ChatSocket): void => {
    const { person, requestId, isRevoked, revoke, leave } = socket.data;
    door.admit(socket.conn);
    void socket.join(personChannel(person.id));
    metrics.connections.inc({ kind: 'socket' });
    logger.info({ requestId, personId: person.id }, 'socket opened');
    let isInConversation = false;
    socket.on('disconnect', (reason) => {
      leave();
      // A client that has left the namespace has no further use for the connection and is no longer
      // counted.
      socket.conn.close();
      // A lost page sends nothing: without this the person would get no notices of later messages.
      if (isInConversation) void takeCommand(socket.data, closed, { EVENT_NAME: closed });
      metrics.connections.dec({ kind: 'socket' });
      logger.info({ requestId, personId: person.id, reason }, 'socket closed');
    });
    // The person's access may have been revoked since the handshake's last check.
    if (isRevoked()) return revoke();
    socket.onAny((name: string, ...args: unknown[]) => {
      const { payload, acknowledge } = readArguments(args);
      void takeCommand(socket.data, name, payload).then((refusal) => {
        if (!refusal && name === opened) isInConversation = true;
        if (!refusal && name === closed) isInConversation = false;
        if (refusal === flooding) cutOff(socket.conn);
        else if (acknowledge) acknowledge(answerTo(name, refusal));
        else if (refusal) socket.emit(serverEvent.chatError, errorEvent(refusal, payload));
      });
    });
  };
}

/** Closes without a handshake, which would wait for the flooding client. */
function cutOff(connection: ChatSocket['conn']): void {
  connection.close(true);
  // The native engine has already ended the connection and has no such socket.
  const { socket } = connection.request as { socket?: { destroy(): void } };
  socket?.destroy();
}

/** Separates payload and acknowledgement; a client may omit either or both. */
function readArguments(args: unknown[]): { payload: unknown; acknowledge: Acknowledge | null } {
  const last = args.at(-1);
  const acknowledge = typeof last === 'function' ? (last as Acknowledge) : null;
  return { payload: args[0] === last && acknowledge ? undefined : args[0], acknowledge };
}

function answerTo(name: string, refusal: CommandRefusal | null): Parameters<Acknowledge>[0] {
  if (!refusal) return { accepted: true };
  return { accepted: false, error: describeError(refusal.statusCode, refusal.message, name) };
}

/** Builds the error event, with the failed message's key if the payload has a valid one. */
function errorEvent(refusal: CommandRefusal, payload: unknown) {
  const given = payload as { idempotencyKey?: unknown } | null | undefined;
  const key = idempotencyKeySchema.safeParse(given?.idempotencyKey);
  return key.success
    ? { error: refusal.message, idempotencyKey: key.data }
    : { error: refusal.message };
}
