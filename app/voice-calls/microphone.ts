/**
 * The microphone of a page. After a release it is off, even if an earlier request for it succeeds later.
 */
export interface Microphone {
  /** The recorded sound; null while it is off. */
  readonly stream: MediaStream | null;
  /**
   * Turns it on, with a permission prompt if needed. Resolves to false if it was released meanwhile. Throws
   * if the person refuses.
   */
  open(): Promise<boolean>;
  mute(isMuted: boolean): void;
  letGo(): void;
}

/** Creates a microphone with the browser's API. */
export function createMicrophone(requestStream: () => Promise<MediaStream>): Microphone {
  let stream: MediaStream | null = null;
  /** The number of the current opening. A release invalidates earlier ones. */
  let turn = 0;
  const off = (given: MediaStream | null) => {
    for (const track of given?.getTracks() ?? []) track.stop();
  };
  return {
    get stream() {
      return stream;
    },
    async open() {
      const mine = (turn += 1);
      const given = await requestStream();
      if (mine !== turn) {
        off(given);
        return false;
      }
      off(stream);
      stream = given;
      return true;
    },
    mute(isMuted) {
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !isMuted;
    },
    letGo() {
      turn += 1;
      off(stream);
      stream = null;
    },
  };
}
