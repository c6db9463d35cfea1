import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift';
import { createOpusCodec, saidFrame } from './opus';
import { paceFrames } from './pace-frames';
import {
  frameMs,
  LineRefused,
  type LineListener,
  type VoiceLine,
  type VoiceLines,
} from './voice-line';

/** Of RTP, which counts opus in these whatever the codec works with. */
const clockRate = 48_000;
const clocksOfFrame = (clockRate * frameMs) / 1000;
const opusPayload = 111;

interface LineOptions {
  /** Where browsers reach this process beside the addresses of its own interfaces. */
  address?: string | undefined;
  /** UDP ports that lines may take: the first and the last. */
  ports?: [number, number] | undefined;
}

/** Answers browsers by itself: each line is a peer in this process. */
export const createWeriftLines = (options: LineOptions): VoiceLines => ({
  answer: (offer, listener) => answerOffer(options, offer, listener),
});

async function answerOffer(
  { address, ports }: LineOptions,
  offer: string,
  listener: LineListener,
): Promise<VoiceLine> {
  const peer = new RTCPeerConnection({
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
    ...(address !== undefined && { iceAdditionalHostAddresses: [address] }),
    ...(ports && { icePortRange: ports }),
  });
  const voice = new MediaStreamTrack({ kind: 'audio' });
  const codec = createOpusCodec();
  peer.addTransceiver(voice, { direction: 'sendrecv' });
  peer.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => {
      const frame = payload.length > 0 ? codec.decode(payload) : null;
      if (frame) listener.onSound(frame);
    });
  });
  followState(peer, listener);
  try {
    if (!/^m=audio /m.test(offer)) throw new Error('there is no sound in it');
    await peer.setRemoteDescription({ type: 'offer', sdp: offer });
    askNobody(peer);
    await peer.setLocalDescription(await peer.createAnswer());
  } catch (error) {
    await peer.close();
    codec.close();
    throw new LineRefused('The offer cannot be answered', { cause: error });
  }
  const answer = peer.localDescription?.sdp ?? '';
  const send = createSender(voice, codec.encode);
  return {
    answer,
    say: (samples, signal) => paceFrames(framesOf(samples), send, signal),
    async close() {
      voice.stop();
      await peer.close();
      codec.close();
    },
  };
}

/**
 * Without a STUN server of ours werift asks one of others where it is, and waits for it; a browser learns
 * that from what we send.
 */
function askNobody(peer: RTCPeerConnection): void {
  for (const { connection } of peer.iceTransports) delete connection.stunServer;
}

function followState(peer: RTCPeerConnection, { onConnected, onLost }: LineListener): void {
  let isConnected = false;
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'connected' && !isConnected) {
      isConnected = true;
      onConnected();
    } else if (
      isConnected &&
      (state === 'disconnected' || state === 'failed' || state === 'closed')
    ) {
      isConnected = false;
      onLost();
    }
  });
}

/** Samples in whole frames; the last is filled up with quiet. */
function framesOf(samples: Int16Array): Int16Array[] {
  return Array.from({ length: Math.ceil(samples.length / saidFrame) }, (_, index) => {
    const frame = new Int16Array(saidFrame);
    frame.set(samples.subarray(index * saidFrame, (index + 1) * saidFrame));
    return frame;
  });
}

/** Sends frames as RTP whose clock goes on while nothing is said. */
function createSender(voice: MediaStreamTrack, encode: (samples: Int16Array) => Buffer) {
  const begun = performance.now();
  let sequence = 0;
  let clock = 0;
  return (frame: Int16Array): void => {
    const elapsed = Math.round(((performance.now() - begun) * clockRate) / 1000);
    // A pause of more than a few frames begins a new stretch of speech.
    const isNewStretch = elapsed > clock + 5 * clocksOfFrame;
    clock = isNewStretch ? elapsed : clock + clocksOfFrame;
    const header = new RtpHeader({
      payloadType: opusPayload,
      sequenceNumber: sequence,
      timestamp: clock >>> 0,
      marker: isNewStretch,
    });
    sequence = (sequence + 1) & 0xffff;
    voice.writeRtp(new RtpPacket(header, encode(frame)));
  };
}
