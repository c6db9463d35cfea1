/** Samples per second of received sound; the next is the rate of sent sound. */
export const receivedRate = 16_000;
export const sentRate = 24_000;
/** The length of a frame of sound in milliseconds. */
export const frameMs = 20;
/** Milliseconds without a packet of sound after which a connection counts as lost. */
export const usualQuietMs = 3_000;

/** Receives the events of a connection. */
export interface LineListener {
  /** Called when sound can pass both ways, for the first time or again. */
  onConnected(): void;
  /** Called when the connection is lost or the other side has left; it may return. */
  onLost(): void;
  /** Receives the other side's sound: a frame of 16 bits, mono, heardRate. */
  onSound(frame: Int16Array): void;
}

/** A browser's offer for a call. */
export interface OfferedLine {
  callId: string;
  /** SDP, or the statement that it has joined the call's room (`joinedRoom`), depending on the adapter. */
  offer: string;
}

/** A pause in played sound, which continues afterwards from where it was. */
export interface Suspension {
  isOn(): boolean;
  /** Resolves once the sound may continue; also when it is cut short. */
  ended(): Promise<void>;
}

/** A connection to a person's browser, on which the character speaks. */
export interface VoiceLine {
  /** The answer to the browser's offer, in the same form. */
  readonly answer: string;
  /**
   * Plays samples of 16 bits, mono, saidRate, at the pace of speech. Resolves once they are played, or
   * immediately when the signal aborts or the connection is closed. Nothing is played while it is suspended.
   */
  say(samples: Int16Array, signal: AbortSignal, suspension?: Suspension): Promise<void>;
  /** Returns milliseconds since anything was received from the other side. */
  msSinceSound(): number;
  close(): Promise<void>;
}

/** An adapter that answers browsers which offer a connection. */
export interface VoiceLines {
  /** Throws LineRefused for an offer that is invalid or has no sound. */
  answer(offered: OfferedLine, listener: LineListener): Promise<VoiceLine>;
}

export class LineRefused extends Error {
  override name = 'LineRefused';
  readonly code = 'voice-call.line-refused';
}
