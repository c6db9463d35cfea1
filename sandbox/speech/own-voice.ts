import { createHash } from 'node:crypto';
import { syllablesOf, type Piece } from './syllables';
import { sampleRate, wavOf } from './wav';

/** The first three formants of each vowel in hertz, which distinguish the vowels. */
const formants: Record<string, readonly [number, number, number]> = {
  a: [760, 1250, 2600],
  e: [520, 1850, 2550],
  i: [320, 2250, 2950],
  o: [520, 920, 2500],
  u: [350, 800, 2350],
  y: [340, 1700, 2300],
};
const widths = [90, 110, 160] as const;
const gains = [1, 0.55, 0.25] as const;

interface Timbre {
  /** The frequency in hertz at the beginning of a sentence. */
  pitch: number;
  /** The factor on the formants: the shorter the throat, the higher. */
  size: number;
  pace: number;
}

/** Returns the timbre of a voice by its name, the same each time. */
function timbreOf(voice: string): Timbre {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(voice).digest();
  const isLow = /(?:^|[-_])(?:male|man|low)(?:$|[-_])/i.test(voice);
  return {
    pitch: (isLow ? 98 : 178) + (first / 255) * (isLow ? 30 : 44),
    size: (isLow ? 0.92 : 1.08) + (second / 255) * 0.08,
    pace: 0.94 + (third / 255) * 0.14,
  };
}

/** Synthesises a text as a WAV without another program: a hummed voice with vowels, rests and a melody. */
export function speakByItself(text: string, voice: string): Buffer {
  const timbre = timbreOf(voice);
  const pieces = syllablesOf(text);
  const lengthOf = ({ seconds }: Piece) => Math.round((seconds / timbre.pace) * sampleRate);
  const total = pieces.reduce((sum, piece) => sum + lengthOf(piece), sampleRate / 5);
  const samples = new Float32Array(Math.ceil(total));
  let at = Math.round(sampleRate / 10);
  const noise = createNoise();
  for (const piece of pieces) {
    const length = lengthOf(piece);
    if (piece.kind === 'vowel') sing(samples.subarray(at, at + length), piece, timbre, noise);
    at += length;
  }
  return wavOf(samples);
}

/** Fills samples with one vowel: pulses of the throat through three resonances. */
function sing(
  into: Float32Array,
  { vowel, hasBreath, place }: Extract<Piece, { kind: 'vowel' }>,
  { pitch, size }: Timbre,
  noise: () => number,
): void {
  const shape = formants[vowel] ?? formants['a'] ?? [760, 1250, 2600];
  const resonances = shape.map((hertz, index) =>
    createResonance(hertz * size, widths[index] ?? 160),
  );
  // The pitch falls over a sentence, and every syllable varies a little.
  const base = pitch * (1.12 - 0.26 * place);
  let phase = 0;
  for (let index = 0; index < into.length; index += 1) {
    const time = index / into.length;
    phase += (base * (1 + 0.03 * Math.sin(time * Math.PI))) / sampleRate;
    if (phase >= 1) phase -= 1;
    const pulse = (1 - 2 * phase) * (phase < 0.6 ? 1 : 0.15);
    const breath = noise() * (hasBreath && time < 0.28 ? 0.5 : 0.04);
    const sound = resonances.reduce(
      (sum, resonance, order) => sum + resonance(pulse + breath) * (gains[order] ?? 0),
      0,
    );
    into[index] = sound * Math.min(1, time * 7, (1 - time) * 4) * 0.16;
  }
}

/** Creates a resonance of two poles, as a filter of one sample after another. */
function createResonance(hertz: number, width: number): (sample: number) => number {
  const radius = Math.exp((-Math.PI * width) / sampleRate);
  const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / sampleRate);
  const gain = 1 - radius;
  let last = 0;
  let before = 0;
  return (sample) => {
    const sound = gain * sample + turn * last - radius * radius * before;
    before = last;
    last = sound;
    return sound * 4;
  };
}

/** Creates the same noise each time, so that the same text yields the same bytes. */
function createNoise(): () => number {
  let state = 0x2545f491;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 0x7fff_ffff - 1;
  };
}
