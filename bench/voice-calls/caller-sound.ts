import { readPlainWav, resample } from '~/providers/voice-call/read-plain-wav';
import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
import { say } from '~/sandbox/speech/say';
import type { Caller, Part } from './spoken-turns';

/** Words and the time in which they are spoken, in milliseconds from the beginning of the sound. */
export interface TimedPart {
  words: string;
  from: number;
  to: number;
}

/** A turn as 16-bit samples at `receivedRate`, without the quiet before and after it. */
export interface SpokenTurn {
  voice: Float32Array;
  parts: TimedPart[];
}

const samplesPerMs = receivedRate / 1000;

/** Synthesises a turn: each part alone, with its pause after it. */
export async function speakTurn(
  { language, voice, voiceDb }: Pick<Caller, 'language' | 'voice' | 'voiceDb'>,
  parts: readonly Part[],
): Promise<SpokenTurn> {
  const spoken: TimedPart[] = [];
  const pieces: Float32Array[] = [];
  let at = 0;
  for (const { words, pauseMs } of parts) {
    const sound = trim(read(await say(words, voice, language.slice(0, 2))));
    const length = sound.length / samplesPerMs;
    spoken.push({ words, from: at, to: at + length });
    pieces.push(sound, new Float32Array(Math.round(pauseMs * samplesPerMs)));
    at += length + pauseMs;
  }
  return { voice: levelled(join(pieces), voiceDb), parts: spoken };
}

function read(wav: Buffer): Float32Array {
  const plain = readPlainWav(wav);
  if (!plain) throw new Error('the voice is no plain WAV');
  return Float32Array.from(resample(plain, receivedRate), (sample) => sample / 32_768);
}

/** Removes the quiet before and after speech, so that its end is known. */
function trim(sound: Float32Array): Float32Array {
  const least = 0.02 * sound.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
  const isLoud = (value: number) => Math.abs(value) > least;
  return sound.slice(sound.findIndex(isLoud), sound.findLastIndex(isLoud) + 1);
}

function join(pieces: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** Scales sound so that its voiced samples have a level in decibels below full scale. */
function levelled(sound: Float32Array, db: number): Float32Array {
  const voiced = sound.filter((value) => Math.abs(value) > 0.001);
  const power = voiced.reduce((sum, value) => sum + value * value, 0) / Math.max(1, voiced.length);
  const factor = 10 ** (db / 20) / Math.sqrt(power + 1e-12);
  return sound.map((value) => value * factor);
}

/** Yields a sound frame by frame, mixed with the noise of a room, and silence after its end. */
export function createFrames(roomDb: number, random: () => number) {
  const length = frameMs * samplesPerMs;
  const room = 10 ** (roomDb / 20) * Math.sqrt(3);
  return (voice: Float32Array | null, index: number): Int16Array =>
    Int16Array.from({ length }, (_, offset) => {
      const value = (voice?.[index * length + offset] ?? 0) + room * (2 * random() - 1);
      return Math.round(32_767 * Math.max(-1, Math.min(1, value)));
    });
}
