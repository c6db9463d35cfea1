import { peaksOf } from '~/providers/renditions/peaks';
import { refuse, type Refusal } from './refusals';

/** A sample that fits: mono, 16 bits, of the wanted rate. */
interface ReadSample {
  ok: true;
  milliseconds: number;
  /** The loudness from start to end, in hundredths of its loudest part. */
  peaks: number[];
}

type Unfit = Refusal<
  'sample-not-wav' | 'sample-format' | 'sample-too-long' | 'sample-too-short' | 'sample-silent'
>;

interface Bounds {
  mostSeconds: number;
  /** Hertz. */
  rate: number;
}

interface Sound {
  channels: number;
  rate: number;
  bits: number;
  encoding: number;
  samples: Buffer;
}

const shortestMs = 1000;
/** Recorders stop a moment after the limit. */
const toleranceMs = 100;
const headBytes = 12;
const pcm = 1;
const bytesPerSample = 2;

/** Reads a sample of a voice; refuses a file that is no WAV, another format, a wrong length, and silence. */
export function readSample(bytes: Buffer, { mostSeconds, rate }: Bounds): ReadSample | Unfit {
  const sound = readWav(bytes);
  if (!sound) return refuse('sample-not-wav');
  const isFit =
    sound.encoding === pcm && sound.channels === 1 && sound.bits === 16 && sound.rate === rate;
  if (!isFit) return refuse('sample-format', { data: { rate } });
  const milliseconds = Math.round((sound.samples.length / bytesPerSample / rate) * 1000);
  if (milliseconds > mostSeconds * 1000 + toleranceMs)
    return refuse('sample-too-long', { data: { seconds: mostSeconds } });
  if (milliseconds < shortestMs) return refuse('sample-too-short');
  const peaks = peaksOf(sound.samples, milliseconds);
  if (peaks.every((peak) => peak === 0)) return refuse('sample-silent');
  return { ok: true, milliseconds, peaks };
}

/** Returns the parts of a WAV; null for anything else. */
function readWav(bytes: Buffer): Sound | null {
  const word = (at: number) => bytes.toString('latin1', at, at + 4);
  if (bytes.length < headBytes || word(0) !== 'RIFF' || word(8) !== 'WAVE') return null;
  let format: Omit<Sound, 'samples'> | null = null;
  for (let at = headBytes; at + 8 <= bytes.length;) {
    const begin = at + 8;
    const size = bytes.readUInt32LE(at + 4);
    if (word(at) === 'fmt ' && begin + 16 <= bytes.length) {
      format = {
        encoding: bytes.readUInt16LE(begin),
        channels: bytes.readUInt16LE(begin + 2),
        rate: bytes.readUInt32LE(begin + 4),
        bits: bytes.readUInt16LE(begin + 14),
      };
    }
    if (word(at) === 'data') {
      const end = Math.min(bytes.length, begin + size);
      return format && { ...format, samples: bytes.subarray(begin, end - ((end - begin) % 2)) };
    }
    at = begin + size + (size % 2);
  }
  return null;
}
