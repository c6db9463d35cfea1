import { randomBytes } from 'node:crypto';
import {
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantPermission,
  ParticipantUpdate,
  Pong,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  SignalTarget,
  TrackInfo,
  TrackPublishedResponse,
  TrackSource,
  TrackType,
  type AddTrackRequest,
  type DisconnectReason,
} from '@livekit/protocol';
import type { WebSocket } from 'ws';
import { openPublisher, openSubscriber, type ReceivedTrack } from './peers';
import type { Grants } from './read-grants';

export const newSid = (kind: 'RM' | 'PA' | 'TR'): string =>
  `${kind}_${randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

/**
 * Seconds between two pings of a connection; the next is the time without one after which it counts as
 * gone.
 */
const pingInterval = 5;
const pingTimeout = 15;

/** The names in tokens for the sources that a participant may publish. */
const sourceNames: Partial<Record<TrackSource, string>> = {
  [TrackSource.MICROPHONE]: 'microphone',
};

/** A participant's track, once its first sound was received. */
export interface Published {
  by: string;
  info: TrackInfo;
  sound: ReceivedTrack;
}

/** The events of a participant for their room. */
interface RoomOfParticipant {
  onChanged(): void;
  onPublished(published: Published): void;
  onWanted(trackSids: readonly string[]): void;
  onGone(): void;
}

/** A participant of a room, on the connection that their SDK opened. */
export interface Participant {
  readonly sid: string;
  readonly grants: Grants;
  /** True if they receive every participant without subscribing. */
  readonly subscribesToAll: boolean;
  info(state?: ParticipantInfo_State): ParticipantInfo;
  published(): Published | null;
  send(message: SignalResponse['message']): void;
  notifyOf(...participants: ParticipantInfo[]): void;
  carry(published: Published): void;
  /** Disconnects them; their SDK does not reconnect by itself. */
  dismiss(reason: DisconnectReason): void;
  close(): void;
}

/** Plays the server's side of one connection: its requests, and the two peers that carry sound. */
export function createParticipant(
  socket: WebSocket,
  { grants, subscribesToAll }: Pick<Participant, 'grants' | 'subscribesToAll'>,
  room: RoomOfParticipant,
): Participant {
  const sid = newSid('PA');
  let isOpen = true;

  const send = (message: SignalResponse['message']) => {
    if (isOpen) socket.send(new SignalResponse({ message }).toBinary());
  };
  const describe = (type: 'answer' | 'offer', sdp: string, id = 0) =>
    send({ case: type, value: new SessionDescription({ type, sdp, id }) });
  const own = createTrack({ sid, grants, send, onPublished: (one) => room.onPublished(one) });
  const publisher = openPublisher(own.receive);
  const subscriber = openSubscriber((sdp) => describe('offer', sdp));

  const answer = createAnswer({ send, describe, publisher, subscriber, room, track: own });
  // Sequential: an offer is answered before the next message is read.
  let turns: Promise<void> = Promise.resolve();
  socket.on('message', (data: Buffer) => {
    const { message } = SignalRequest.fromBinary(data);
    turns = turns.then(() => answer(message)).catch(() => undefined);
  });
  socket.on('close', () => room.onGone());

  const participant: Participant = {
    sid,
    grants,
    subscribesToAll,
    send,
    info: (state = ParticipantInfo_State.ACTIVE) =>
      new ParticipantInfo({
        ...{ sid, identity: grants.identity, state },
        tracks: [own.published()?.info ?? []].flat(),
        permission: new ParticipantPermission({
          canPublish: grants.canPublish,
          canSubscribe: grants.canSubscribe,
          canPublishData: grants.canPublishData,
        }),
      }),
    published: own.published,
    notifyOf: (...participants) =>
      send({ case: 'update', value: new ParticipantUpdate({ participants }) }),
    carry: ({ by, info, sound }) => subscriber.carry(sound, `${by}|${info.sid}`),
    dismiss(reason) {
      const action = LeaveRequest_Action.DISCONNECT;
      send({ case: 'leave', value: new LeaveRequest({ reason, action }) });
    },
    close() {
      isOpen = false;
      socket.close();
      void Promise.allSettled([publisher.close(), subscriber.close()]);
    },
  };
  return participant;
}

interface TrackOptions extends Pick<Participant, 'sid' | 'grants' | 'send'> {
  onPublished(published: Published): void;
}

/**
 * Creates the one track that a participant may publish: announced first, published once sound is received.
 */
function createTrack({ sid, grants, send, onPublished }: TrackOptions) {
  let track: TrackInfo | null = null;
  let published: Published | null = null;
  const mayPublish = ({ type, source }: AddTrackRequest) =>
    type === TrackType.AUDIO &&
    (grants.canPublishSources?.includes(sourceNames[source] ?? '') ?? grants.canPublish);
  return {
    published: () => published,
    add(request: AddTrackRequest) {
      if (!mayPublish(request) || track) return;
      const { cid, name, type, source, muted } = request;
      track = new TrackInfo({
        ...{ sid: newSid('TR'), name, type, source, muted },
        mimeType: 'audio/opus',
      });
      send({ case: 'trackPublished', value: new TrackPublishedResponse({ cid, track }) });
    },
    receive(sound: ReceivedTrack) {
      if (!track || published) return;
      published = { by: sid, info: track, sound };
      onPublished(published);
    },
    mute(trackSid: string, muted: boolean) {
      if (track?.sid === trackSid) track.muted = muted;
    },
  };
}

interface AnswerOptions extends Pick<Participant, 'send'> {
  describe(type: 'answer' | 'offer', sdp: string, id?: number): void;
  publisher: ReturnType<typeof openPublisher>;
  subscriber: ReturnType<typeof openSubscriber>;
  room: RoomOfParticipant;
  track: ReturnType<typeof createTrack>;
}

/** Creates the handler of an SDK's requests. */
const createAnswer =
  ({ send, describe, publisher, subscriber, room, track }: AnswerOptions) =>
  async (message: SignalRequest['message']): Promise<void> => {
    switch (message.case) {
      case 'offer':
        return describe('answer', await publisher.answer(message.value.sdp), message.value.id);
      case 'answer':
        return subscriber.accept(message.value.sdp);
      case 'trickle': {
        const { target, candidateInit } = message.value;
        const peer = target === SignalTarget.PUBLISHER ? publisher : subscriber;
        return peer.addCandidate(candidateInit);
      }
      case 'addTrack':
        return track.add(message.value);
      case 'mute':
        track.mute(message.value.sid, message.value.muted);
        return room.onChanged();
      case 'subscription':
        return message.value.subscribe ? room.onWanted(message.value.trackSids) : undefined;
      case 'ping':
        return send({ case: 'pong', value: message.value });
      case 'pingReq': {
        const pong = { lastPingTimestamp: message.value.timestamp, timestamp: BigInt(Date.now()) };
        return send({ case: 'pongResp', value: new Pong(pong) });
      }
      case 'leave':
        return room.onGone();
      // Other messages of SDKs, such as preferred video settings, change nothing here.
      default:
    }
  };

/**
 * Builds the first message for an SDK: its participant, the others, and that the SDK offers what it sends.
 */
export const joinResponse = (
  room: JoinResponse['room'],
  participant: Participant,
  others: readonly Participant[],
): SignalResponse['message'] => ({
  case: 'join',
  value: new JoinResponse({
    ...(room && { room }),
    participant: participant.info(),
    otherParticipants: others.map((other) => other.info()),
    serverVersion: '1.9.0',
    serverInfo: { version: '1.9.0', protocol: 15 },
    subscriberPrimary: false,
    enabledPublishCodecs: [{ mime: 'audio/opus' }],
    pingInterval,
    pingTimeout,
  }),
});
