import OpusScript from 'opusscript';
import { receivedRate, sentRate } from './voice-line';

/** The bit rate of a voice, in bits per second: clear, and light on mobile connections. */
const bitsPerSecond = 32_000;

/** Converts samples to packets and packets to samples; holds its own memory until it is closed. */
export interface OpusCodec {
  encode(samples: Int16Array): Buffer;
  /** Returns null for an invalid packet. */
  decode(packet: Buffer): Int16Array | null;
  close(): void;
}

/** Creates a codec of Opus in WebAssembly, which needs no build or download at installation. */
export function createOpusCodec(): OpusCodec {
  const encoder = new OpusScript(sentRate, 1, OpusScript.Application.VOIP);
  const decoder = new OpusScript(receivedRate, 1, OpusScript.Application.VOIP);
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
