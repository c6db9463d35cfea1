/** The microphone of a page: what is let go is off, be it that it was asked for and came later. */
export interface Microphone {
  /** What it hears; null while it is off. */
  readonly stream: MediaStream | null;
  /** Turns it on, asking its person where need be; false where it was let go meanwhile. Throws where they refuse. */
  open(): Promise<boolean>;
  mute(isMuted: boolean): void;
  letGo(): void;
}

/** A microphone as a browser gives it. */
export function createMicrophone(ask: () => Promise<MediaStream>): Microphone {
  let stream: MediaStream | null = null;
  /** Which opening counts: each that is let go makes those before void. */
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
      const given = await ask();
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
