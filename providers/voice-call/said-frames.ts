import { frameMs, saidRate } from './voice-line';

/** Samples of a frame that is said. */
const saidFrame = (saidRate * frameMs) / 1000;

/** Samples that are said in whole frames; the last is filled up with quiet. */
export function framesOf(samples: Int16Array): Int16Array[] {
  return Array.from({ length: Math.ceil(samples.length / saidFrame) }, (_, index) => {
    const frame = new Int16Array(saidFrame);
    frame.set(samples.subarray(index * saidFrame, (index + 1) * saidFrame));
    return frame;
  });
}
