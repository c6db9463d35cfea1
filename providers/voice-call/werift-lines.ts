import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift';
import { followLine, type FollowedLine } from './follow-line';
import { withoutCandidates, withoutInner } from './named-candidates';
import { createOpusCodec } from './opus';
import { paceFrames } from './pace-frames';
import { answerAll, readOffer, soundOf } from './read-offer';
import { framesOf } from './frames-of';
import {
  frameMs,
  LineRefused,
  usualQuietMs,
  type LineListener,
  type OfferedLine,
  type VoiceLine,
  type VoiceLines,
} from './voice-line';

/** The clock rate of RTP for opus, whatever rate the codec uses. */
const clockRate = 48_000;
const clocksOfFrame = (clockRate * frameMs) / 1000;
const opusPayload = 111;

interface LineOptions {
  /**
   * An address under which browsers reach this process, besides the public addresses of its own interfaces.
   */
  address?: string | undefined;
  /** The UDP ports that connections may use: the first and the last. */
  ports?: [number, number] | undefined;
  /**
   * True if browsers also receive the internal addresses of the interfaces because they are on the same
   * network.
   */
  sendsInternalAddresses?: boolean;
  /** Milliseconds without a packet after which a connection counts as lost. */
  quietMs?: number;
}

/** Answers browsers in this process: each connection is a local peer. */
export const createWeriftLines = (options: LineOptions): VoiceLines => ({
  answer: (offered, listener) => answerOffer(options, offered, listener),
});

async function answerOffer(
  options: LineOptions,
  { offer }: OfferedLine,
  listener: LineListener,
): Promise<VoiceLine> {
  const { address, sendsInternalAddresses = false, quietMs = usualQuietMs } = options;
  const read = readOffer(offer);
  if (!read.ok) throw new LineRefused(`The offer cannot be answered: ${read.fault}`);
  let noteStunRequest: () => void = () => undefined;
  const contacted = new Promise<void>((resolve) => (noteStunRequest = resolve));
  const peer = createPeer(options, () => noteStunRequest());
  const voice = new MediaStreamTrack({ kind: 'audio' });
  const codec = createOpusCodec();
  peer.addTransceiver(voice, { direction: 'sendrecv' });
  const followed = followLine({ quietMs, ...listener });
  peer.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => {
      followed.packetReceived();
      const frame = payload.length > 0 ? codec.decode(payload) : null;
      if (frame) listener.onSound(frame);
    });
  });
  try {
    await peer.setRemoteDescription({ type: 'offer', sdp: withoutCandidates(soundOf(read.offer)) });
    // If the browser opens the connection, we wait for it; otherwise we open it.
    if (read.offer.setup === 'active') for (const dtls of peer.dtlsTransports) dtls.role = 'server';
    disableStun(peer, contacted);
    followState(peer, followed);
    await peer.setLocalDescription(await peer.createAnswer());
  } catch (error) {
    followed.stop();
    await peer.close();
    codec.close();
    throw new LineRefused('The offer cannot be answered', { cause: error });
  }
  const sdp = answerAll(read.offer, peer.localDescription?.sdp ?? '');
  const answer = sendsInternalAddresses ? sdp : withoutInner(sdp, address);
  const send = createSender(voice, codec.encode);
  const closing = new AbortController();
  return {
    answer,
    say: (samples, signal, suspension) =>
      paceFrames(framesOf(samples), send, AbortSignal.any([signal, closing.signal]), suspension),
    msSinceSound: () => followed.msSinceSound(),
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      followed.stop();
      voice.stop();
      await peer.close();
      codec.close();
    },
  };
}

/** Creates a peer for opus that reports each STUN request after it was answered. */
const createPeer = (
  { address, ports }: LineOptions,
  onStunRequest: () => void,
): RTCPeerConnection =>
  new RTCPeerConnection({
    codecs: {
      audio: [
        new RTCRtpCodecParameters({
          mimeType: 'audio/opus',
          clockRate,
          channels: 2,
          payloadType: opusPayload,
        }),
      ],
    },
    iceServers: [],
    iceFilterStunResponse() {
      // The request is reported once this has been answered.
      setImmediate(onStunRequest);
      return true;
    },
    ...(address !== undefined && { iceAdditionalHostAddresses: [address] }),
    ...(ports && { icePortRange: ports }),
  });

/**
 * Stops werift from querying a public STUN server for its own address and from contacting every address
 * that an offer names. Instead the peer waits for the browser and answers the address it sends from.
 */
function disableStun(peer: RTCPeerConnection, contacted: Promise<void>): void {
  for (const transport of peer.iceTransports) {
    delete transport.connection.stunServer;
    const start = transport.start.bind(transport);
    transport.start = () => contacted.then(start);
  }
}

/**
 * Follows the connection's state: established, broken (ICE), or closed by the other side (DTLS). Neither
 * protocol reports this again for a connection that it gave up.
 */
function followState(peer: RTCPeerConnection, line: FollowedLine): void {
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'connected') line.up();
    else if (state === 'failed' || state === 'closed') line.down();
  });
  for (const dtls of peer.dtlsTransports) {
    dtls.onStateChange.subscribe((state) => {
      if (state === 'closed' || state === 'failed') line.down();
    });
    dtls.iceTransport.onStateChange.subscribe((state) => {
      if (state === 'disconnected' || state === 'closed' || state === 'failed') line.down();
    });
  }
}

/** Sends frames as RTP, whose clock continues while nothing is sent. */
function createSender(voice: MediaStreamTrack, encode: (samples: Int16Array) => Buffer) {
  const begun = performance.now();
  let sequence = 0;
  let clock = 0;
  return (frame: Int16Array): void => {
    const elapsed = Math.round(((performance.now() - begun) * clockRate) / 1000);
    // A pause of more than a few frames starts a new burst of speech.
    const isNewBurst = elapsed > clock + 5 * clocksOfFrame;
    clock = isNewBurst ? elapsed : clock + clocksOfFrame;
    const header = new RtpHeader({
      payloadType: opusPayload,
      sequenceNumber: sequence,
      timestamp: clock >>> 0,
      marker: isNewBurst,
    });
    sequence = (sequence + 1) & 0xffff;
    voice.writeRtp(new RtpPacket(header, encode(frame)));
  };
}
