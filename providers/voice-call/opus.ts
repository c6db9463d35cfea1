import OpusScript from 'opusscript';
import { heardRate, saidRate } from './voice-line';

/** Bits a second of a voice: clear, and gentle to mobile lines. */
const bitsPerSecond = 32_000;

/** Makes packets of samples, and samples of packets; its memory is its own until it is closed. */
export interface OpusCodec {
  encode(samples: Int16Array): Buffer;
  /** Null for a packet that is none. */
  decode(packet: Buffer): Int16Array | null;
  close(): void;
}

/** Opus in WebAssembly: nothing is built or fetched to install it. */
export function createOpusCodec(): OpusCodec {
  const encoder = new OpusScript(saidRate, 1, OpusScript.Application.VOIP);
  const decoder = new OpusScript(heardRate, 1, OpusScript.Application.VOIP);
  encoder.setBitrate(bitsPerSecond);
  return {
    encode(samples) {
      const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
      return encoder.encode(bytes, samples.length);
    },
    decode(packet) {
      try {
        const bytes = Uint8Array.from(decoder.decode(packet));
        return new Int16Array(bytes.buffer);
      } catch {
        return null;
      }
    },
    close() {
      encoder.delete();
      decoder.delete();
    },
  };
}
