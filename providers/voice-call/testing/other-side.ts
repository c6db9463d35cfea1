import type { VoiceLines } from '../voice-line';

/** A browser, reduced to its part in a call's connection. */
export interface OtherSide {
  readonly offer: string;
  accept(answer: string): Promise<void>;
  /** The sound it has received, frame by frame. */
  readonly received: Int16Array[];
  /** Sends samples, immediately or at the pace of speech; sends nothing between calls. */
  say(samples: Int16Array): Promise<void>;
  /** Leaves the call and notifies the other side. */
  leave(): Promise<void>;
}

/** An adapter that answers browsers, with the callers that tests need. */
export interface LinesUnderTest {
  createLines(options?: { quietMs: number }): VoiceLines;
  openCaller(callId: string): Promise<OtherSide>;
  /**
   * Opens another caller as close to a call as a stranger can get. A connection that accepts strangers
   * receives their sound.
   */
  openStranger(callId: string): Promise<Pick<OtherSide, 'say'>>;
}
