import { EventSource } from 'eventsource';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { chatsNamespace } from '../protocol/names';

export interface ReceivedEvent {
  name: string;
  payload: Record<string, unknown>;
}

export interface ChatClient {
  socket: Socket;
  received: ReceivedEvent[];
  /** The reasons of refusals and closings, in order. */
  errors: { message: string; data?: unknown }[];
  closings: string[];
}

/** Opens the stock socket client as the site uses it, with cookies like a browser. */
export function openChat(
  url: string,
  cookie: string,
  options: Partial<ManagerOptions & SocketOptions> = {},
): ChatClient {
  const { extraHeaders, ...others } = options;
  const socket = io(`${url}${chatsNamespace}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 100,
    ...others,
    extraHeaders: { cookie, ...extraHeaders },
  });
  const client: ChatClient = { socket, received: [], errors: [], closings: [] };
  socket.onAny((name: string, payload: Record<string, unknown>) => {
    client.received.push({ name, payload });
  });
  socket.on('connect_error', (error) => {
    const data: unknown = 'data' in error ? error.data : undefined;
    client.errors.push({ message: error.message, data });
  });
  socket.on('disconnect', (reason) => client.closings.push(reason));
  return client;
}

export interface StreamClient {
  source: EventSource;
  received: { event: { eventName: string } & Record<string, unknown>; lastEventId: string }[];
  ids: string[];
  /** The statuses of refusals; undefined for a stream that only ended. */
  errors: (number | undefined)[];
  opened: number;
}

/** Opens the stock event stream client with cookies like a browser. */
export function openStream(
  url: string,
  cookie: string,
  headers: Record<string, string> = {},
): StreamClient {
  const source = new EventSource(url, {
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init.headers, cookie, ...headers } }),
  });
  const client: StreamClient = { source, received: [], ids: [], errors: [], opened: 0 };
  source.addEventListener('open', () => (client.opened += 1));
  source.addEventListener('message', (message) => {
    client.received.push(JSON.parse(String(message.data)) as StreamClient['received'][number]);
    client.ids.push(message.lastEventId);
  });
  source.addEventListener('error', (error) => client.errors.push(error.code));
  return client;
}
