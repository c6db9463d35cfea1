import { sentRate } from '../voice-line';

/** Returns a tone of the given length, in samples that a connection plays. */
export const tone = (seconds: number, hertz = 440): Int16Array =>
  Int16Array.from(
    { length: seconds * sentRate },
    (_, index) => 12_000 * Math.sin((2 * Math.PI * hertz * index) / sentRate),
  );

/** Returns the loudness of samples; 0 for silence. */
export const loudness = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

/** Returns the frames that contain sound, without silent ones. */
export const loudOf = (frames: readonly Int16Array[]): Int16Array[] =>
  frames.filter((frame) => loudness(frame) > 2_000);
