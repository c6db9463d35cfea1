import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift';

/** The source of a participant's sound. */
export type ReceivedTrack = Pick<MediaStreamTrack, 'onReceiveRtp'>;

interface Peer {
  addCandidate(init: string): void;
  close(): Promise<void>;
}

/** The peer that a participant sends to: it answers their offers. */
export interface Publisher extends Peer {
  answer(offer: string): Promise<string>;
}

/** The peer that a participant receives from: it offers, and they answer. */
export interface Subscriber extends Peer {
  /** Carries a participant's sound as the media stream of that name. */
  carry(sound: ReceivedTrack, streamId: string): void;
  accept(answer: string): Promise<void>;
}

function openPeer(): RTCPeerConnection {
  return new RTCPeerConnection({
    codecs: {
      audio: [
        new RTCRtpCodecParameters({
          mimeType: 'audio/opus',
          clockRate: 48_000,
          channels: 2,
          payloadType: 111,
        }),
      ],
    },
    iceServers: [],
  });
}

/**
 * Stops werift from querying a public STUN server for its own address, as it does without a configured one.
 */
function disableStun(peer: RTCPeerConnection): void {
  for (const { connection } of peer.iceTransports) delete connection.stunServer;
}

const candidateFor = (peer: RTCPeerConnection) => (init: string) => {
  const { candidate, sdpMid, sdpMLineIndex } = JSON.parse(init) as {
    candidate: string;
    sdpMid?: string;
    sdpMLineIndex?: number;
  };
  // Names that only the browser's own network resolves.
  if (candidate === '' || candidate.includes('.local ')) return;
  void peer.addIceCandidate({ candidate, sdpMid, sdpMLineIndex }).catch(() => undefined);
};

/** Opens the peer that a participant sends to. */
export function openPublisher(onReceived: (sound: ReceivedTrack) => void): Publisher {
  const peer = openPeer();
  peer.onTrack.subscribe(onReceived);
  return {
    async answer(offer) {
      await peer.setRemoteDescription({ type: 'offer', sdp: offer });
      disableStun(peer);
      await peer.setLocalDescription(await peer.createAnswer());
      return peer.localDescription?.sdp ?? '';
    },
    addCandidate: candidateFor(peer),
    close: () => peer.close(),
  };
}

/** Opens the peer that a participant receives from; each offer waits until the one before is answered. */
export function openSubscriber(offer: (sdp: string) => void): Subscriber {
  const peer = openPeer();
  const stops: (() => void)[] = [];
  const addCandidate = candidateFor(peer);
  // Browsers send their addresses before their answer.
  let describe: () => void = () => undefined;
  const described = new Promise<void>((resolve) => (describe = resolve));
  let accepted: () => void = () => undefined;
  let turns: Promise<void> = Promise.resolve();
  const add = async (sound: ReceivedTrack, streamId: string) => {
    const voice = new MediaStreamTrack({ kind: 'audio', streamId });
    peer.addTransceiver(voice, { direction: 'sendonly' });
    const { unSubscribe } = sound.onReceiveRtp.subscribe(({ header, payload }) => {
      const { payloadType, sequenceNumber, timestamp, marker } = header;
      const own = new RtpHeader({ payloadType, sequenceNumber, timestamp, marker });
      voice.writeRtp(new RtpPacket(own, payload));
    });
    stops.push(unSubscribe);
    const offered = await peer.createOffer();
    disableStun(peer);
    await peer.setLocalDescription(offered);
    const answered = new Promise<void>((resolve) => (accepted = resolve));
    offer(peer.localDescription?.sdp ?? '');
    await answered;
  };
  return {
    carry(sound, streamId) {
      turns = turns.then(() => add(sound, streamId)).catch(() => undefined);
    },
    async accept(answer) {
      await peer.setRemoteDescription({ type: 'answer', sdp: answer });
      describe();
      accepted();
    },
    addCandidate: (init) => void described.then(() => addCandidate(init)),
    async close() {
      for (const stop of stops) stop();
      accepted();
      await peer.close();
    },
  };
}
