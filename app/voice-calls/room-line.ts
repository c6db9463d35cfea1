import { LogLevel, type RemoteTrack, Room, RoomEvent, setLogLevel, Track } from 'livekit-client';
import { characterIdentity } from '~/providers/voice-call/call-room';
import type { RoomPass } from '~/providers/voice-call/room-passes';
import type { BrowserLine, LineListeners } from './browser-line';

// Otherwise it logs each step to the user's console.
setLogLevel(LogLevel.error);

/** Milliseconds for each step of joining. The page retries automatically. */
const patienceMs = 5_000;

/** Joins the room of a call and sends the microphone's sound. Only the character's voice is played. */
export async function openRoomLine(
  microphone: MediaStream,
  { url, token }: RoomPass,
  { onSound, onConnected, onLost }: LineListeners,
): Promise<BrowserLine> {
  // Uses two peer connections, like the character's client.
  const room = new Room({ singlePeerConnection: false });
  let voice: RemoteTrack | null = null;
  // A crashed host may still be in the room, so sound is played only after this offer was answered.
  let isAnswered = false;
  const listen = () => {
    if (!voice || !isAnswered) return;
    onSound(new MediaStream([voice.mediaStreamTrack]));
    onConnected();
  };
  room.on(RoomEvent.TrackSubscribed, (track, _publication, { identity }) => {
    if (identity !== characterIdentity || track.kind !== Track.Kind.Audio) return;
    voice = track;
    listen();
  });
  room.on(RoomEvent.TrackUnsubscribed, (track) => {
    if (track !== voice) return;
    voice = null;
    onLost();
  });
  room.on(RoomEvent.Reconnecting, onLost);
  room.on(RoomEvent.Reconnected, listen);
  room.on(RoomEvent.Disconnected, onLost);
  try {
    await room.connect(url, token, {
      maxRetries: 0,
      websocketTimeout: patienceMs,
      peerConnectionTimeout: patienceMs,
    });
    for (const track of microphone.getAudioTracks()) {
      // Sound is sent continuously, because silence on the connection means that the person is gone.
      await room.localParticipant.publishTrack(track, {
        source: Track.Source.Microphone,
        dtx: false,
      });
    }
  } catch (error) {
    await room.disconnect(false);
    throw error;
  }
  return {
    offer: { joined: true },
    accept() {
      isAnswered = true;
      listen();
      return Promise.resolve();
    },
    close() {
      room.removeAllListeners();
      // The microphone belongs to the page and may be needed for another connection, so it stays on.
      void room.disconnect(false);
    },
  };
}
