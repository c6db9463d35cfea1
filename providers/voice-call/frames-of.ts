import { frameMs, sentRate } from './voice-line';

/** The number of samples in a sent frame. */
const sentFrameLength = (sentRate * frameMs) / 1000;

/** Splits samples into whole frames for sending; the last frame is padded with silence. */
export function framesOf(samples: Int16Array): Int16Array[] {
  return Array.from({ length: Math.ceil(samples.length / sentFrameLength) }, (_, index) => {
    const frame = new Int16Array(sentFrameLength);
    frame.set(samples.subarray(index * sentFrameLength, (index + 1) * sentFrameLength));
    return frame;
  });
}
