import { frameMs, saidRate } from './voice-line';

/** The number of samples in a sent frame. */
const saidFrame = (saidRate * frameMs) / 1000;

/** Splits samples into whole frames for sending; the last frame is padded with silence. */
export function framesOf(samples: Int16Array): Int16Array[] {
  return Array.from({ length: Math.ceil(samples.length / saidFrame) }, (_, index) => {
    const frame = new Int16Array(saidFrame);
    frame.set(samples.subarray(index * saidFrame, (index + 1) * saidFrame));
    return frame;
  });
}
