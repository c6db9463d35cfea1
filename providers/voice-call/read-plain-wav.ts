/** Sound as samples of 16 bits and one channel. */
interface PlainSound {
  rate: number;
  samples: Int16Array;
}

const headBytes = 12;
const chunkHead = 8;
const pcm = 1;

/** Reads a WAV of one channel and 16 bits; returns null for any other sound. */
export function readPlainWav(bytes: Buffer): PlainSound | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') {
    return null;
  }
  let rate: number | null = null;
  for (let at = headBytes; at + chunkHead <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const begin = at + chunkHead;
    const size = bytes.readUInt32LE(at + 4);
    if (name === 'fmt ' && begin + 16 <= bytes.length) {
      const isPlain =
        bytes.readUInt16LE(begin) === pcm &&
        bytes.readUInt16LE(begin + 2) === 1 &&
        bytes.readUInt16LE(begin + 14) === 16;
      if (!isPlain) return null;
      rate = bytes.readUInt32LE(begin + 4);
    }
    if (name === 'data') {
      if (rate === null || rate === 0) return null;
      // A streaming server does not know the length in advance and writes the maximum.
      const end = Math.min(bytes.length, begin + size);
      const whole = Uint8Array.from(bytes.subarray(begin, end - ((end - begin) % 2)));
      return { rate, samples: new Int16Array(whole.buffer) };
    }
    at = begin + size + (size % 2);
  }
  return null;
}

/**
 * Converts sound to another rate with curves through four samples at a time, which suffices for a voice.
 */
export function resample({ rate, samples }: PlainSound, wanted: number): Int16Array {
  if (rate === wanted) return samples;
  const at = (index: number) => samples[Math.max(0, Math.min(samples.length - 1, index))] ?? 0;
  return Int16Array.from({ length: Math.floor((samples.length * wanted) / rate) }, (_, index) => {
    const place = (index * rate) / wanted;
    const left = Math.floor(place);
    const part = place - left;
    const [before, from, to, after] = [at(left - 1), at(left), at(left + 1), at(left + 2)];
    const slope = (to - before) / 2;
    const nextSlope = (after - from) / 2;
    const value =
      from +
      part *
        (slope +
          part *
            (3 * (to - from) -
              2 * slope -
              nextSlope +
              part * (2 * (from - to) + slope + nextSlope)));
    return Math.max(-32_768, Math.min(32_767, Math.round(value)));
  });
}
