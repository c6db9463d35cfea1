import { wavOf } from '~/providers/speech/wav-of';

/** Returns a WAV with a tone, or with silence, of a length. */
export function sampleWav(seconds: number, { rate = 44_100, isSilent = false } = {}): Buffer {
  const samples = Int16Array.from({ length: Math.round(seconds * rate) }, (_, index) =>
    isSilent ? 0 : Math.round(9000 * Math.sin((index * 2 * Math.PI * 220) / rate)),
  );
  return wavOf(samples, rate);
}
