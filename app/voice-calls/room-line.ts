import { LogLevel, type RemoteTrack, Room, RoomEvent, setLogLevel, Track } from 'livekit-client';
import { characterIdentity } from '~/providers/voice-call/call-room';
import type { RoomPass } from '~/providers/voice-call/room-passes';
import type { BrowserLine, LineListeners } from './browser-line';

// It would tell everybody's console of each step.
setLogLevel(LogLevel.error);

/** Milliseconds that joining may take in each of its steps: the page tries anew by itself. */
const patienceMs = 5_000;

/** Joins the room of a call, as a line that carries what a microphone hears; the character's voice alone is heard. */
export async function openRoomLine(
  microphone: MediaStream,
  { url, token }: RoomPass,
  { onSound, onConnected, onLost }: LineListeners,
): Promise<BrowserLine> {
  // By two connections, as the character joins.
  const room = new Room({ singlePeerConnection: false });
  let voice: RemoteTrack | null = null;
  // A host that has died may still be there: whoever has answered this line is listened to.
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
      // Sound is sent all the while, as its quiet tells that nobody is there.
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
      // The microphone is the page's, and may be wanted for another line.
      void room.disconnect(false);
    },
  };
}
