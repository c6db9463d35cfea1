import type { Relay } from '~/providers/voice-call/relay-passes';

/**
 * Milliseconds for which the browser collects its network addresses before it sends the offer with those it
 * has.
 */
const gatheringMs = 1_500;

export interface LineListeners {
  /** Called with the sound of the other side. */
  onSound(stream: MediaStream): void;
  onConnected(): void;
  /** Called when the connection is lost or about to be lost. A new one must be offered. */
  onLost(): void;
}

/** A connection that this browser offers for a call. */
export interface BrowserLine {
  /** The offer: an SDP offer, or the note that the browser has joined the call's room. */
  readonly offer: { sdp: string } | { joined: true };
  accept(answer: string): Promise<void>;
  close(): void;
}

/** Opens a connection that sends the microphone's sound, through relays if no direct path exists. */
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
