import { newId } from '~/domain/shared/ids';
import { serverEvent } from '~/realtime/protocol/names';
import { startChild, type Child } from '../child-process';
import type { ListenerKind, ListenOptions } from './listeners';
import { socketIoPath } from './socket-listener';
import { endOfMessage } from './stream-listener';

/** One server under test, with its clients' connections and its event format. */
export interface FanOutServer {
  name: string;
  child: Child;
  listen: Pick<ListenOptions, 'url' | 'path' | 'namespace' | 'cookies'>;
  channel: string;
  /** Returns the text to publish on its channel. Its clients receive the same from each server. */
  message(index: number): string;
}

interface Person {
  id: string;
  cookie: string;
  channel: string;
}

const filler = 'x'.repeat(200);
const chatPayload = (person: Person) => ({ characterId: person.id, isWriting: true, filler });
const balancePayload = (index: number) => ({ balance: index, filler, end: endOfMessage });

export async function startServers(
  kind: ListenerKind,
  person: Person,
  env: Record<string, string>,
): Promise<FanOutServer[]> {
  return [
    await startGateway(kind, person, env),
    await startBare('bare uWebSockets.js', 'bench/gateway/bare-uws-process.ts', kind, person, env),
    await startBare("Node's http", 'bench/pages/node-http-process.ts', kind, person, env),
  ];
}

async function startGateway(
  kind: ListenerKind,
  person: Person,
  env: Record<string, string>,
): Promise<FanOutServer> {
  const child = await startChild('bench/gateway/gateway-process.ts', env);
  const aggregateId = newId();
  let version = 0;
  const makeEvent =
    kind === 'sockets'
      ? () => ({
          channel: 'chats',
          name: serverEvent.characterWriting,
          payload: chatPayload(person),
        })
      : (index: number) => ({
          channel: 'stream',
          name: 'user.token-balance-updated.event',
          payload: balancePayload(index),
        });
  return {
    name: 'gateway',
    child,
    channel: person.channel,
    listen: {
      url: child.ready,
      cookies: [person.cookie],
      ...(kind === 'sockets'
        ? { path: socketIoPath, namespace: '/chats' }
        : { path: '/api/v1/notifications/stream' }),
    },
    message: (index) =>
      JSON.stringify({
        kind: 'event',
        streamId: `${Date.now()}-${index}`,
        eventId: newId(),
        aggregateId,
        version: (version += 1),
        ...makeEvent(index),
      }),
  };
}

/**
 * Starts a bare server. It receives whole packets or frames to send, except Socket.IO, which writes its
 * own.
 */
async function startBare(
  name: string,
  script: string,
  kind: ListenerKind,
  person: Person,
  env: Record<string, string>,
): Promise<FanOutServer> {
  const isSocketIo = kind === 'sockets' && script.includes('node-http');
  const ownChannel = `bench:${newId()}`;
  const child = await startChild(script, {
    REDIS_URL: env['REDIS_URL'],
    NODE_ENV: 'production',
    CHANNEL: ownChannel,
  });
  const socketMessage = () => {
    const payload = chatPayload(person);
    if (isSocketIo) return JSON.stringify(payload);
    return `42/chats,${JSON.stringify([serverEvent.characterWriting, payload])}`;
  };
  const frame = (index: number) => {
    const event = { eventName: 'user.token-balance-updated.event', ...balancePayload(index) };
    const id = `${Date.now()}-${index}`;
    return `id: ${id}\ndata: ${JSON.stringify({ event, lastEventId: id })}\n\n`;
  };
  return {
    name: isSocketIo ? "Socket.IO on Node's http" : name,
    child,
    channel: `${ownChannel}:${kind}`,
    listen: {
      url: child.ready,
      ...(isSocketIo ? { path: socketIoPath, namespace: '/chats' } : { path: '/stream' }),
    },
    message: kind === 'sockets' ? socketMessage : frame,
  };
}
