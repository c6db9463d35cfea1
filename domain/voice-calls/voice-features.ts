import { receivedRate } from '~/providers/voice-call/voice-line';
import { transform } from './spectrum';

/** Samples of a window: the frame and what precedes it, 32 ms together. */
export const windowLength = 512;
/** Zeros behind the window keep the correlation from wrapping around. */
const size = 2 * windowLength;
const binHertz = receivedRate / size;

/** The edges of the bands in hertz, about as wide as the ear's; hum of the mains lies below. */
const edges = [120, 240, 360, 500, 680, 900, 1180, 1520, 1950, 2500, 3200, 4100, 5300, 7000];
const bands = edges.slice(1).map((to, index) => ({
  from: Math.round((edges[index] ?? 0) / binHertz),
  to: Math.round(to / binHertz),
}));
const voiced = { from: bands[0]?.from ?? 0, to: Math.round(3_200 / binHertz) };

/** The pitch of voices in hertz. */
const pitch = { low: 70, high: 420 };
const lags = {
  from: Math.floor(receivedRate / pitch.high),
  to: Math.ceil(receivedRate / pitch.low),
};

const shape = Float64Array.from(
  { length: windowLength },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowLength),
);
/** The correlation of the window's own shape, by lag, as a share of that at lag 0. */
const shapeCorrelation = (() => {
  const at = (lag: number) =>
    shape.reduce((sum, value, index) => sum + value * (shape[index + lag] ?? 0), 0);
  const whole = at(0);
  return Float64Array.from({ length: lags.to + 1 }, (_, lag) => at(lag) / whole);
})();

/** Properties of a window of sound by which voice differs from noise. */
interface VoiceFeatures {
  /** The power of each band, in decibels below full scale. */
  bandDb: number[];
  /** From 0 to 1: the share of the sound that repeats with the pitch of a voice. */
  harmonicity: number;
  /** From 0 to 1: 1 if all frequencies are equally strong, as in noise. */
  flatness: number;
}

/** Returns the features of a window of 16-bit samples. */
export function voiceFeatures(samples: Int16Array): VoiceFeatures {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let index = 0; index < windowLength; index += 1) {
    real[index] = ((samples[index] ?? 0) / 32_768) * (shape[index] ?? 0);
  }
  transform(real, imaginary);
  const power = real.map((value, index) => value * value + (imaginary[index] ?? 0) ** 2);
  return {
    bandDb: bands.map((band) => decibels(meanOf(power, band) / windowLength)),
    harmonicity: harmonicityOf(power),
    flatness: flatnessOf(power),
  };
}

const decibels = (power: number) => 10 * Math.log10(power + 1e-10);

interface Range {
  from: number;
  to: number;
}

function meanOf(power: Float64Array, { from, to }: Range): number {
  let sum = 0;
  for (let bin = from; bin < to; bin += 1) sum += power[bin] ?? 0;
  return sum / (to - from);
}

/** Returns the geometric mean of the powers as a share of their arithmetic mean (Wiener entropy). */
function flatnessOf(power: Float64Array): number {
  let logs = 0;
  for (let bin = voiced.from; bin < voiced.to; bin += 1)
    logs += Math.log((power[bin] ?? 0) + 1e-12);
  return Math.exp(logs / (voiced.to - voiced.from)) / (meanOf(power, voiced) + 1e-12);
}

/** Returns the highest autocorrelation among the lags of a voice's pitch (Boersma, 1993). */
function harmonicityOf(power: Float64Array): number {
  const real = new Float64Array(size);
  for (let bin = voiced.from; bin < voiced.to; bin += 1) {
    real[bin] = power[bin] ?? 0;
    real[size - bin] = power[bin] ?? 0;
  }
  transform(real, new Float64Array(size));
  const whole = real[0] ?? 0;
  if (whole <= 1e-9) return 0;
  let best = 0;
  for (let lag = lags.from; lag <= lags.to; lag += 1) {
    best = Math.max(best, (real[lag] ?? 0) / whole / (shapeCorrelation[lag] ?? 1));
  }
  return Math.min(1, best);
}
