import { saidRate } from '../voice-line';

/** A tone as long as it is told, in samples that a line says. */
export const tone = (seconds: number, hertz = 440): Int16Array =>
  Int16Array.from(
    { length: seconds * saidRate },
    (_, index) => 12_000 * Math.sin((2 * Math.PI * hertz * index) / saidRate),
  );

/** How loud samples are: 0 for none. */
export const loudness = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

/** Frames that somebody is heard in, and none of quiet. */
export const loudOf = (frames: readonly Int16Array[]): Int16Array[] =>
  frames.filter((frame) => loudness(frame) > 2_000);
