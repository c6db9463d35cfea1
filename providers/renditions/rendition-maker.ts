import type { Readable } from 'node:stream';

export type Rendition =
  | { kind: 'picture'; width: number; format: 'webp' | 'avif'; bytes: Buffer }
  /** A JPEG that keeps palette and silhouette, nothing else. */
  | { kind: 'locked'; bytes: Buffer }
  | { kind: 'video'; bytes: Readable; size: number; isGenerated: boolean };

export interface RenditionOptions {
  media: 'photo' | 'video';
  /** Widths of the pictures in pixels; see `widthsFor` for those that are made. */
  widths: readonly number[];
  /** Marked as generated whatever it says itself: we had it made. */
  isGenerated?: boolean;
  /** Takes each file as soon as it is ready; a stream is good until this resolves. */
  store(rendition: Rendition): Promise<void>;
}

/** What the original turned out to be, as it is shown: a turned photo is measured upright. */
export interface Measures {
  width: number;
  height: number;
  /** Of a video, in milliseconds. */
  durationMs: number | null;
  /** Whether it is a video that can be heard. */
  hasSound: boolean;
}

/**
 * Makes of an original all that is ever sent of it: pictures (the photo, or the video's first frame),
 * the locked rendition and the video. No metadata is left but the machine-readable mark of generated
 * media, where the original bears it, and the signed mark that a photo came with. Throws
 * UnreadableOriginal for what is no photo or video.
 */
export interface RenditionMaker {
  make(original: Readable, options: RenditionOptions): Promise<Measures>;
  /** Pictures out of all of a video, for whoever judges it; one that is longer is unreadable. */
  lookInto(original: Buffer, options: { longestMs: number }): Promise<Buffer[]>;
  /**
   * The same of sound; nothing of the original's own bytes is left in it. Marked as generated where we
   * had it made.
   */
  makeRecording(original: Buffer, options: RecordingOptions): Promise<Recording>;
  /** Signs what is shown as it was made; what does not say that it was generated stays as it is. */
  sign(bytes: Buffer): Promise<Buffer>;
}

export interface RecordingOptions {
  longestMs: number;
  isGenerated?: boolean;
}

export interface Recording {
  /** What every browser plays: AAC in an MP4. */
  file: Buffer;
  /** What is transcribed: a WAV of one channel, 16 bits, 16 kHz. */
  wav: Buffer;
  durationMs: number;
  /** How loud it is from start to end, in hundredths. */
  peaks: number[];
}

export class UnreadableOriginal extends Error {
  override name = 'UnreadableOriginal';
  readonly code = 'renditions.unreadable-original';
}

export class RecordingTooLong extends Error {
  override name = 'RecordingTooLong';
  readonly code = 'renditions.recording-too-long';
}
