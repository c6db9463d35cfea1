import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LeaveRequest, LeaveRequest_Action, SignalResponse } from '@livekit/protocol';
import { Router } from 'express';
import { WebSocketServer, type WebSocket } from 'ws';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { readGrants, type LiveKitAccount } from './read-grants';
import { openRoom, type Room } from './room';

/**
 * The path at which SDKs join a room, in the protocol with two peers per participant that servers have
 * always supported.
 */
const path = '/livekit/rtc';

/** Opens a server of rooms: it admits holders of a token and carries their sound to the others. */
export function openLiveKit(
  { behaviours, records }: SandboxContext,
  account: LiveKitAccount,
): SandboxProvider {
  const rooms = new Map<string, Room>();
  const sockets = new WebSocketServer({ noServer: true });
  const router = Router();

  /** Called by SDKs that could not connect, for the reason. */
  router.get(`${path}/validate`, async (request, response) => {
    response.set('access-control-allow-origin', '*');
    if (await grantsOf(request, account)) response.send('success');
    else response.status(401).send('no permissions to access the room');
  });
  const roomOf = (name: string): Room => {
    const room = rooms.get(name) ?? openRoom(name, () => rooms.delete(name));
    rooms.set(name, room);
    return room;
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const refuse = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\n\r\n`);
    const { pathname, searchParams } = new URL(request.url ?? '', 'ws://sandbox');
    if (pathname !== path) return refuse('404 Not Found');
    const grants = await grantsOf(request, account);
    const record = records.add('livekit', null, {
      room: grants?.room ?? null,
      identity: grants?.identity ?? null,
    });
    const taken = behaviours.take('livekit', grants?.identity);
    if (taken?.behaviour === 'hang') return;
    if (taken?.behaviour === 'late') await delay(taken.delayMs ?? 1_000);
    record.outcome = grants && taken?.behaviour !== 'fail' ? 'answered' : 'failed';
    if (taken?.behaviour === 'fail') return refuse(`${taken.status ?? 503} Refused`);
    if (!grants) return refuse('401 Unauthorized');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (searchParams.get('reconnect') === '1') return requestRejoin(opened);
      const subscribesToAll = searchParams.get('auto_subscribe') !== '0';
      roomOf(grants.room).join(opened, { grants, subscribesToAll });
    });
  };

  return {
    title: 'Calls',
    summary:
      'A LiveKit server: rooms whose people hear each other, for whoever has a token. Told to fail, it lets nobody in.',
    targets: ['livekit'],
    links: [],
    router,
    upgrade: { under: '/livekit/', accept: (...args) => void upgrade(...args) },
    stop() {
      for (const room of rooms.values()) room.close();
    },
  };
}

function grantsOf({ url, headers }: IncomingMessage, account: LiveKitAccount) {
  const [, bearer] = (headers.authorization ?? '').split('Bearer ');
  const { searchParams } = new URL(url ?? '', 'ws://sandbox');
  return readGrants(bearer ?? searchParams.get('access_token') ?? '', account);
}

/** Makes an SDK join again: this server does not remember participants who left. */
function requestRejoin(socket: WebSocket): void {
  const action = LeaveRequest_Action.RECONNECT;
  const message = { case: 'leave', value: new LeaveRequest({ action }) } as const;
  socket.send(new SignalResponse({ message }).toBinary());
  socket.close();
}
