import { io, type Socket } from 'socket.io-client';
import type { ClientToServerEvents } from '~/realtime/protocol/commands';
import { chatsNamespace, serverEvent } from '~/realtime/protocol/names';
import type { ServerToClientEvents } from '~/realtime/protocol/server-to-client';
import { chatEventNames, type ChatEvent } from './chat-event';
import { mayPass, type ChatLink, type OutgoingMessage } from './link';
import type { LinkState } from '../../kit/connection/link-state';
import { createVoiceSender } from '../voice/send-voice';
import { refreshSession } from '../../kit/realtime/refresh-session';

interface LinkOptions {
  /**
   * The id of the member that the page was rendered for, whose session can be renewed; null for a visitor.
   */
  memberId: string | null;
  onEvent(event: ChatEvent): void;
  onState(state: LinkState): void;
  /** Called once the session has ended for good. */
  onSignedOut(): void;
  /** Called if a visitor is refused. Their account may have been held since the page was rendered. */
  onVisitorRefused(): void;
}

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Opens the one socket of this page; it lasts until the page or the person changes. */
export function openChatLink(options: LinkOptions): ChatLink {
  const socket: ChatSocket = io(chatsNamespace, {
    transports: ['websocket'],
    withCredentials: true,
    // The server refuses the socket once another account is signed in in this browser.
    ...(options.memberId !== null && { auth: { pageOwner: options.memberId } }),
    reconnectionAttempts: 5,
    reconnectionDelay: 5000,
    reconnectionDelayMax: 5000,
    timeout: 10_000,
  });
  for (const name of chatEventNames) {
    socket.on(name, (payload: unknown) => options.onEvent({ name, payload } as ChatEvent));
  }
  socket.on('connect', () => options.onState('connected'));
  socket.on('disconnect', () => options.onState('lost'));
  socket.io.on('reconnect_failed', () => options.onState('gone'));
  watchTrouble(socket, options);
  const sendVoice = createVoiceSender(options.onEvent);
  const stopWaking = connectOnReturn(socket);
  return {
    send(message, onPostponed) {
      const { voice } = message;
      if (voice) void sendVoice({ ...message, voice }, onPostponed);
      else sendMessage(socket, message, { onEvent: options.onEvent, onPostponed });
    },
    emit: (name, ...args) => socket.emit(name, ...args),
    close() {
      stopWaking();
      socket.disconnect();
    },
  };
}

/** Sends nothing while there is no connection: unconfirmed messages are sent after the reconnect. */
function sendMessage(
  socket: ChatSocket,
  { idempotencyKey, content, recipient, chatId, replyTo, storyId, ...how }: OutgoingMessage,
  { onEvent, onPostponed }: Pick<LinkOptions, 'onEvent'> & { onPostponed(): void },
): void {
  if (!socket.connected) return;
  const { confirmed, forToday, isAudioRequest } = how;
  const command = {
    idempotencyKey,
    type: isAudioRequest ? ('audio_request' as const) : ('text' as const),
    content,
    recipient,
    chatId,
    replyTo,
    storyId,
    ...(confirmed !== undefined && { confirmedTokens: confirmed, forToday: forToday === true }),
  };
  socket.emit('chat.send-user-message.command', command, (answer) => {
    if (answer.accepted) return;
    if (mayPass(answer.error)) {
      onPostponed();
      return;
    }
    const { message: error } = answer.error;
    onEvent({ name: serverEvent.chatError, payload: { error, idempotencyKey } });
  });
}

/** Handles connection errors; an expired session is renewed once. */
function watchTrouble(
  socket: ChatSocket,
  { memberId, onState, onSignedOut, onVisitorRefused }: LinkOptions,
): void {
  const isMember = memberId !== null;
  let hasRenewed = false;
  let hasStood = false;
  const renew = async () => {
    socket.disconnect();
    const result = hasRenewed ? 'unreachable' : await refreshSession();
    hasRenewed = true;
    if (result === 'renewed') socket.connect();
    else if (result === 'ended') onSignedOut();
  };
  socket.on('connect', () => {
    hasRenewed = false;
    hasStood = true;
  });
  socket.on('connect_error', (error) => {
    onState(hasStood && socket.active ? 'lost' : 'gone');
    if (error.message === 'somebody-else') {
      socket.disconnect();
      return onSignedOut();
    }
    if (error.message !== 'unauthorized') return;
    if (isMember) void renew();
    else onVisitorRefused();
  });
  socket.on(serverEvent.unauthorized, () => {
    // A visitor has nothing to renew, so this event means that they are held.
    if (isMember) void renew();
    else onSignedOut();
  });
}

/** Reconnects, once all attempts are used up, when the network or the person comes back. */
function connectOnReturn(socket: ChatSocket): () => void {
  const connect = () => {
    if (document.visibilityState === 'visible' && !socket.active) socket.connect();
  };
  window.addEventListener('online', connect);
  document.addEventListener('visibilitychange', connect);
  return () => {
    window.removeEventListener('online', connect);
    document.removeEventListener('visibilitychange', connect);
  };
}
