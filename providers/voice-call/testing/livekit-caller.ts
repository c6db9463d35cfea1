import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import { onTestFinished } from 'vitest';
import { joinedRoom } from '../call-room';
import { paceFrames } from '../pace-frames';
import type { RoomPass } from '../room-passes';
import { framesOf } from '../frames-of';
import { frameMs, receivedRate, sentRate } from '../voice-line';
import type { OtherSide } from './other-side';

/** Opens a browser that joins a room with a pass. */
export async function openLiveKitCaller({ url, token }: RoomPass): Promise<OtherSide> {
  const room = new Room();
  onTestFinished(() => room.disconnect());
  const received: Int16Array[] = [];
  room.on(RoomEvent.TrackSubscribed, (track) => {
    const options = { sampleRate: receivedRate, numChannels: 1, frameSizeMs: frameMs };
    const reader = new AudioStream(track, options).getReader();
    const read = async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        received.push(next.value.data);
      }
    };
    void read();
  });
  const options = { autoSubscribe: true, dynacast: false, singlePeerConnection: false };
  await room.connect(url, token, options);
  // The source has no buffer, so it sends nothing by itself, and it takes half a frame at a time.
  const capture = (half: Int16Array) =>
    void source.captureFrame(new AudioFrame(half, sentRate, 1, half.length)).catch(() => undefined);
  const source = new AudioSource(sentRate, 1, 0);
  const voice = LocalAudioTrack.createAudioTrack('microphone', source);
  await room.localParticipant?.publishTrack(
    voice,
    new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE, dtx: false }),
  );
  return {
    offer: joinedRoom,
    accept: () => Promise.resolve(),
    received,
    say: (samples) =>
      paceFrames(
        framesOf(samples),
        (frame) => {
          capture(frame.slice(0, frame.length / 2));
          capture(frame.slice(frame.length / 2));
        },
        new AbortController().signal,
      ),
    leave: () => room.disconnect(),
  };
}
