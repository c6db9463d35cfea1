import type { Relay } from '~/providers/voice-call/relay-passes';

/** How long addresses of this browser are looked for before a line is offered with those there are. */
const gatheringMs = 1_500;

export interface LineListeners {
  /** What is said on the other side. */
  onSound(stream: MediaStream): void;
  onConnected(): void;
  /** The line is lost, or soon will be: another is to be offered. */
  onLost(): void;
}

/** A line from this browser, offered to whoever answers. */
export interface BrowserLine {
  /** What is offered: a line of its own, or that it has joined the call's room. */
  readonly offer: { sdp: string } | { joined: true };
  accept(answer: string): Promise<void>;
  close(): void;
}

/** Opens a line that carries what a microphone hears, by relays where there is no way but theirs. */
export async function openBrowserLine(
  microphone: MediaStream,
  relays: readonly Relay[],
  { onSound, onConnected, onLost }: LineListeners,
): Promise<BrowserLine> {
  const peer = new RTCPeerConnection({ iceServers: [...relays] });
  for (const track of microphone.getAudioTracks()) peer.addTrack(track, microphone);
  peer.addEventListener('track', ({ track, streams }) => {
    onSound(streams[0] ?? new MediaStream([track]));
  });
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'connected') onConnected();
    if (peer.connectionState === 'failed' || peer.connectionState === 'disconnected') onLost();
  });
  try {
    await peer.setLocalDescription(await peer.createOffer());
    await gather(peer);
  } catch (error) {
    peer.close();
    throw error;
  }
  return {
    offer: { sdp: peer.localDescription?.sdp ?? '' },
    accept: (sdp) => peer.setRemoteDescription({ type: 'answer', sdp }),
    close: () => peer.close(),
  };
}

function gather(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, gatheringMs);
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState !== 'complete') return;
      clearTimeout(patience);
      resolve();
    });
  });
}
