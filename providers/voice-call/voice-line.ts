/** Samples a second of what is heard on a line, and of what is said. */
export const heardRate = 16_000;
export const saidRate = 24_000;
/** Milliseconds of one frame of sound. */
export const frameMs = 20;
/** Milliseconds without a packet of sound after which a line is lost. */
export const usualQuietMs = 3_000;

/** Hears what happens on a line. */
export interface LineListener {
  /** The two can hear each other, for the first time or again. */
  onConnected(): void;
  /** The way between them is lost, or the other side has gone; it may come back. */
  onLost(): void;
  /** What the other side says: a frame of 16 bits, mono, heardRate. */
  onSound(frame: Int16Array): void;
}

/** What a browser offers for a call. */
export interface OfferedLine {
  callId: string;
  /** SDP, or that it has joined the call's room (`joinedRoom`), as the adapter asks. */
  offer: string;
}

/** A line to somebody's browser, on which we speak. */
export interface VoiceLine {
  /** How the browser's offer is answered, in kind. */
  readonly answer: string;
  /**
   * Says samples of 16 bits, mono, saidRate, at the pace of speech; resolves once they are said, or at once
   * when the signal aborts or the line is closed.
   */
  say(samples: Int16Array, signal: AbortSignal): Promise<void>;
  /** Milliseconds since anything came from the other side. */
  unheardMs(): number;
  close(): Promise<void>;
}

/** Whoever answers browsers that offer a line. */
export interface VoiceLines {
  /** Throws LineRefused for an offer that is none, or holds no sound. */
  answer(offered: OfferedLine, listener: LineListener): Promise<VoiceLine>;
}

export class LineRefused extends Error {
  override name = 'LineRefused';
  readonly code = 'voice-call.line-refused';
}
