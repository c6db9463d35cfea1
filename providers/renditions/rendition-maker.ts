import type { Readable } from 'node:stream';

export type Rendition =
  | { kind: 'picture'; width: number; format: 'webp' | 'avif'; bytes: Buffer }
  /** A JPEG that only keeps palette and silhouette. */
  | { kind: 'locked'; bytes: Buffer }
  | { kind: 'video'; bytes: Readable; size: number; isGenerated: boolean };

export interface RenditionOptions {
  media: 'photo' | 'video';
  /** Widths of the pictures in pixels; see `widthsFor` for the widths in use. */
  widths: readonly number[];
  /** True to mark it as generated whatever the file says, because we generated it. */
  isGenerated?: boolean;
  /** Stores each file as soon as it is ready; a stream is valid until this resolves. */
  store(rendition: Rendition): Promise<void>;
}

/** The properties of the original as displayed: a rotated photo is measured upright. */
export interface Measures {
  width: number;
  height: number;
  /** The length of a video, in milliseconds. */
  durationMs: number | null;
  /** True for a video with sound. */
  hasSound: boolean;
}

/**
 * A maker of all files of an original that are ever served: pictures (the photo, or the video's first
 * frame), the locked rendition and the video. All metadata is removed except the machine-readable mark of
 * generated media, if the original has it, and the signed mark of a photo. Throws UnreadableOriginal if it
 * is not a photo or video.
 */
export interface RenditionMaker {
  make(original: Readable, options: RenditionOptions): Promise<Measures>;
  /** Returns pictures from the whole video for moderation; a longer video is unreadable. */
  lookInto(original: Buffer, options: { longestMs: number }): Promise<Buffer[]>;
  /**
   * Creates a rendition of sound, without any of the original's bytes. Marked as generated if we generated
   * it.
   */
  makeRecording(original: Buffer, options: RecordingOptions): Promise<Recording>;
  /**
   * Signs a file that is served unchanged. A file that does not declare itself generated is returned as it
   * is.
   */
  sign(bytes: Buffer): Promise<Buffer>;
}

export interface RecordingOptions {
  longestMs: number;
  isGenerated?: boolean;
}

export interface Recording {
  /** AAC in an MP4, which every browser plays. */
  file: Buffer;
  /** The file to transcribe: a WAV with one channel, 16 bits, 16 kHz. */
  wav: Buffer;
  durationMs: number;
  /** Loudness from start to end, in hundredths. */
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
