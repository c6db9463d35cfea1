import { EventSource } from 'eventsource';
import { io, type Socket } from 'socket.io-client';
import { chatsNamespace, serverEvent } from '~/realtime/protocol/names';
import { stack } from '../../stack';
import { cookieHeader, type Account } from '../accounts/account';
import { newKey } from '../accounts/new-key';

/** Opens the standard socket client with a user's session cookies. */
export function openSocket(account: Account, headers: Record<string, string> = {}): Socket {
  return io(stack.baseUrl() + chatsNamespace, {
    extraHeaders: { cookie: cookieHeader(account), ...headers },
    // The contract supports no other transport.
    transports: ['websocket'],
    // One connection per socket, because the tests of a worker share a process.
    forceNew: true,
  });
}

/** Sends a message to a character over a socket; resolves when the server confirms that it is stored. */
export function sendMessage(socket: Socket, characterId: string, content: string): Promise<string> {
  const idempotencyKey = newKey();
  const stored = new Promise<string>((resolve, reject) => {
    const forget = () => {
      socket.off(serverEvent.userMessageSent, onSent);
      socket.off(serverEvent.chatError, onError);
    };
    const onSent = ({ message }: { message: { idempotencyKey: string } }) => {
      if (message.idempotencyKey !== idempotencyKey) return;
      forget();
      resolve(idempotencyKey);
    };
    const onError = ({ error }: { error: string }) => {
      forget();
      reject(new Error(error));
    };
    socket.on(serverEvent.userMessageSent, onSent);
    socket.on(serverEvent.chatError, onError);
  });
  const command = { idempotencyKey, type: 'text', content, recipient: characterId };
  socket.emit('chat.send-user-message.command', command);
  return stored;
}

interface StreamFrame {
  event: { eventName: string; balance?: number };
  lastEventId: string;
}

/** Opens the standard event-stream client, with a way to cut its connection. */
export function openStream(account: Account) {
  const received: StreamFrame[] = [];
  const requestedFrom: (string | undefined)[] = [];
  let line = new AbortController();
  const source = new EventSource(`${stack.baseUrl()}/api/v1/notifications/stream`, {
    fetch: (url, init) => {
      requestedFrom.push(init.headers['Last-Event-ID']);
      line = new AbortController();
      const signals = [line.signal, init.signal].filter((signal) => signal instanceof AbortSignal);
      return fetch(url, {
        ...init,
        headers: { ...init.headers, cookie: cookieHeader(account) },
        signal: AbortSignal.any(signals),
      });
    },
  });
  source.onmessage = ({ data }) => received.push(JSON.parse(String(data)) as StreamFrame);
  return {
    source,
    received,
    requestedFrom,
    cut: () => line.abort(new Error('the line is cut')),
  };
}
