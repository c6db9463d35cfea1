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

/** Puts an admitted socket into its person's room and listens for its commands. */
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
      // Whoever left the namespace has no more business here, and is counted nowhere.
      socket.conn.close();
      // A page that was lost says nothing: without this nobody would be told of what comes after.
      if (isInConversation) void takeCommand(socket.data, closed, { EVENT_NAME: closed });
      metrics.connections.dec({ kind: 'socket' });
      logger.info({ requestId, personId: person.id, reason }, 'socket closed');
    });
    // Its person may have been shut out between the handshake's last look and now.
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

/** Without a farewell, for which whoever floods us would be waited for. */
function cutOff(connection: ChatSocket['conn']): void {
  connection.close(true);
  // The native engine has ended it by now, and has no such socket.
  const { socket } = connection.request as { socket?: { destroy(): void } };
  socket?.destroy();
}

/** A client may leave out the payload, the acknowledgement, or both. */
function readArguments(args: unknown[]): { payload: unknown; acknowledge: Acknowledge | null } {
  const last = args.at(-1);
  const acknowledge = typeof last === 'function' ? (last as Acknowledge) : null;
  return { payload: args[0] === last && acknowledge ? undefined : args[0], acknowledge };
}

function answerTo(name: string, refusal: CommandRefusal | null): Parameters<Acknowledge>[0] {
  if (!refusal) return { accepted: true };
  return { accepted: false, error: describeError(refusal.statusCode, refusal.message, name) };
}

/** Names the message that failed, where the payload is whole enough to have a key. */
function errorEvent(refusal: CommandRefusal, payload: unknown) {
  const given = payload as { idempotencyKey?: unknown } | null | undefined;
  const key = idempotencyKeySchema.safeParse(given?.idempotencyKey);
  return key.success
    ? { error: refusal.message, idempotencyKey: key.data }
    : { error: refusal.message };
}
