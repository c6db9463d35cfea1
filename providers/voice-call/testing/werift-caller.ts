import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift';
import { onTestFinished } from 'vitest';
import { createOpusCodec } from '../opus';
import { framesOf } from '../frames-of';
import type { OtherSide } from './other-side';

/** The DTLS warning that a browser sends when it closes a connection. */
const closeNotify = Buffer.from([21, 0xfe, 0xfd, 0, 0, 0, 0, 0, 0, 0, 99, 0, 2, 1, 0]);

/** Opens a browser that offers a peer connection itself. */
export async function openWeriftCaller(): Promise<OtherSide> {
  const peer = new RTCPeerConnection({
    codecs: {
      audio: [
        new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 }),
      ],
    },
    iceServers: [],
  });
  const codec = createOpusCodec();
  const voice = new MediaStreamTrack({ kind: 'audio' });
  peer.addTransceiver(voice, { direction: 'sendrecv' });
  const received: Int16Array[] = [];
  peer.onTrack.subscribe((track) =>
    track.onReceiveRtp.subscribe(({ payload }) => {
      const frame = codec.decode(payload);
      if (frame) received.push(frame);
    }),
  );
  const offer = await peer.createOffer();
  for (const { connection } of peer.iceTransports) delete connection.stunServer;
  await peer.setLocalDescription(offer);
  onTestFinished(async () => {
    await peer.close();
    codec.close();
  });
  let sequence = 0;
  return {
    offer: peer.localDescription?.sdp ?? '',
    accept: (answer) => peer.setRemoteDescription({ type: 'answer', sdp: answer }),
    received,
    say(samples) {
      for (const frame of framesOf(samples)) {
        const timestamp = sequence * 960;
        const header = new RtpHeader({
          payloadType: 96,
          sequenceNumber: (sequence += 1),
          timestamp,
        });
        voice.writeRtp(new RtpPacket(header, codec.encode(frame)));
      }
      return Promise.resolve();
    },
    async leave() {
      for (const { connection } of peer.iceTransports) await connection.send(closeNotify);
    },
  };
}
