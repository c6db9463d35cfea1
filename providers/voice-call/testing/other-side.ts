import type { VoiceLines } from '../voice-line';

/** A browser as far as a line needs one. */
export interface OtherSide {
  readonly offer: string;
  accept(answer: string): Promise<void>;
  /** What it has heard, frame by frame. */
  readonly heard: Int16Array[];
  /** Sends samples at once or at the pace of speech, and nothing while it says nothing. */
  say(samples: Int16Array): Promise<void>;
  /** Goes, and tells so. */
  leave(): Promise<void>;
}

/** Who answers browsers, with what tests need to play these. */
export interface LinesUnderTest {
  createLines(options?: { quietMs: number }): VoiceLines;
  openCaller(callId: string): Promise<OtherSide>;
  /** Somebody else, as near to a call as anybody comes who is not its caller; they are heard by whoever hears them. */
  openStranger(callId: string): Promise<Pick<OtherSide, 'say'>>;
}
