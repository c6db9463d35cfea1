import type {
  AudioSource,
  LocalAudioTrack,
  RemoteParticipant,
  RemoteTrack,
  Room,
} from '@livekit/rtc-node';
import { callerIdentity, characterIdentity, joinedRoom } from './call-room';
import { followLine, type FollowedLine } from './follow-line';
import type { RoomPasses } from './room-passes';
import { framesOf } from './frames-of';
import {
  frameMs,
  receivedRate,
  LineRefused,
  sentRate,
  usualQuietMs,
  type LineListener,
  type OfferedLine,
  type Suspension,
  type VoiceLine,
  type VoiceLines,
} from './voice-line';

type Sdk = typeof import('@livekit/rtc-node');

/** Milliseconds of sound that the SDK buffers before sending, so that a late timer is not audible. */
const heldMs = 200;
/** Milliseconds between two counts of received packets: the SDK yields silence when nothing arrives. */
const countEvery = 250;

interface LineOptions {
  passes: RoomPasses;
  /** Milliseconds without a packet after which a connection counts as lost. */
  quietMs?: number;
}

/**
 * Answers browsers through a LiveKit server: the character joins the call's room and receives only the
 * caller's sound.
 */
export const createLiveKitLines = (options: LineOptions): VoiceLines => ({
  answer: (offered, listener) => joinCaller(options, offered, listener),
});

async function joinCaller(
  { passes, quietMs = usualQuietMs }: LineOptions,
  { callId, offer }: OfferedLine,
  listener: LineListener,
): Promise<VoiceLine> {
  if (offer !== joinedRoom) throw new LineRefused('Nobody has joined the room');
  // A native module, which a worker without LiveKit does not need.
  const sdk = await import('@livekit/rtc-node');
  const { url, token } = await passes(callId, characterIdentity);
  const room = new sdk.Room();
  const source = new sdk.AudioSource(sentRate, 1, heldMs);
  const voice = sdk.LocalAudioTrack.createAudioTrack('voice', source);
  const followed = followLine({ quietMs, ...listener });
  const receiver = receiveCaller(sdk, room, {
    followed,
    onSound: (frame) => listener.onSound(frame),
  });
  const closing = new AbortController();
  const close = async () => {
    if (closing.signal.aborted) return;
    closing.abort();
    followed.stop();
    receiver.stop();
    await room.disconnect();
    await voice.close();
  };
  try {
    await room.connect(url, token, roomOptions);
    receiver.start();
    await publish(sdk, room, voice);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    answer: joinedRoom,
    say: (samples, signal, suspension) =>
      say(sdk, source, samples, {
        signal: AbortSignal.any([signal, closing.signal]),
        suspension,
      }),
    msSinceSound: () => followed.msSinceSound(),
    close,
  };
}

/**
 * Only tracks that we select are received. Sound uses two connections, as in browsers and as always on
 * these servers; the SDK's types lack that option so far.
 */
const roomOptions = { autoSubscribe: false, dynacast: false, singlePeerConnection: false };

function publish(
  { TrackPublishOptions, TrackSource }: Sdk,
  { localParticipant }: Room,
  voice: LocalAudioTrack,
) {
  const source = TrackSource.SOURCE_MICROPHONE;
  return localParticipant?.publishTrack(voice, new TrackPublishOptions({ source, dtx: false }));
}

interface CallerSound {
  followed: FollowedLine;
  onSound(frame: Int16Array): void;
}

/** Receives the caller's microphone while both are in the room. */
function receiveCaller(sdk: Sdk, room: Room, { followed, onSound }: CallerSound) {
  const { RoomEvent, TrackSource } = sdk;
  let current: { track: RemoteTrack; stop(): void } | null = null;
  const drop = () => {
    current?.stop();
    current = null;
    followed.down();
  };
  const isMicrophone = (
    { source }: { source?: number | undefined },
    { identity }: RemoteParticipant,
  ) => identity === callerIdentity && source === TrackSource.SOURCE_MICROPHONE;

  room.on(RoomEvent.TrackPublished, (publication, participant) => {
    if (isMicrophone(publication, participant)) publication.setSubscribed(true);
  });
  room.on(RoomEvent.TrackSubscribed, (track, publication, participant) => {
    if (!isMicrophone(publication, participant)) return;
    current?.stop();
    current = { track, stop: readFrames(sdk, track, onSound) };
    followed.up();
  });
  room.on(RoomEvent.TrackUnsubscribed, (track) => {
    if (track === current?.track) drop();
  });
  room.on(RoomEvent.Disconnected, drop);
  room.on(RoomEvent.Reconnecting, () => followed.down());
  room.on(RoomEvent.Reconnected, () => {
    if (current) followed.up();
  });
  const counting = countPackets(room, () => followed.packetReceived());
  return {
    /** Subscribes to the caller if they joined the room before us. */
    start() {
      for (const participant of room.remoteParticipants.values()) {
        for (const publication of participant.trackPublications.values()) {
          if (isMicrophone(publication, participant)) publication.setSubscribed(true);
        }
      }
    },
    stop() {
      clearInterval(counting);
      current?.stop();
    },
  };
}

/** Passes on a track's sound frame by frame, until it is stopped. */
function readFrames(
  { AudioStream }: Sdk,
  track: RemoteTrack,
  onSound: (frame: Int16Array) => void,
): () => void {
  const options = { sampleRate: receivedRate, numChannels: 1, frameSizeMs: frameMs };
  const reader = new AudioStream(track, options).getReader();
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSound(value.data);
    }
  };
  void read().catch(() => undefined);
  return () => void reader.cancel().catch(() => undefined);
}

/** Reports when packets of sound have been received. */
function countPackets(room: Room, onCame: () => void) {
  let before = 0n;
  const count = async () => {
    const { subscriberStats } = await room.getRtcStats();
    const packets = subscriberStats.reduce(
      (sum, { stats }) =>
        sum + (stats.case === 'inboundRtp' ? (stats.value.received?.packetsReceived ?? 0n) : 0n),
      0n,
    );
    if (packets > before) onCame();
    before = packets;
  };
  return setInterval(() => {
    if (room.isConnected) void count().catch(() => undefined);
  }, countEvery);
}

/**
 * Plays samples at the pace at which they are sent; drops buffered samples when the signal aborts, and takes
 * them back when the sound is suspended.
 */
async function say(
  { AudioFrame }: Sdk,
  source: AudioSource,
  samples: Int16Array,
  { signal, suspension }: { signal: AbortSignal; suspension: Suspension | undefined },
): Promise<void> {
  const hush = () => source.clearQueue();
  signal.addEventListener('abort', hush, { once: true });
  try {
    const frames = framesOf(samples);
    for (let index = 0; index < frames.length; index += 1) {
      if (suspension?.isOn()) {
        index = Math.max(0, index - Math.ceil(source.queuedDuration / frameMs));
        source.clearQueue();
        await suspension.ended();
      }
      if (signal.aborted) return;
      const frame = frames[index] ?? new Int16Array();
      await source.captureFrame(new AudioFrame(frame, sentRate, 1, frame.length));
    }
    await source.waitForPlayout();
  } finally {
    signal.removeEventListener('abort', hush);
  }
}
