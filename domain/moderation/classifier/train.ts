import { gzipSync } from 'node:zlib';
import type { CorpusLine } from '../corpus/compose';
import type { Sentence } from '../grammar/token';
import type { Weights } from './classifier';
import { buckets, featuresOf } from './features';
import { softmax } from './softmax';

interface Example {
  features: number[];
  label: number;
  weight: number;
}

const rounds = 24;
const learningRate = 0.35;
/** Pulls weights to zero, so that rare letters decide nothing. */
const decay = 2e-5;
/** Safe lines count for more: most of what people write is safe. */
const safeWeight = 1.5;
/** The seed of every shuffle; the same corpus gives the same weights. */
const seed = 20_260_101;

/** Trains a softmax regression by AdaGrad and calibrates it on the held-out lines. */
export function train(lines: CorpusLine[], read: (text: string) => Sentence[]): Weights {
  const labels = [...new Set(lines.map(({ label }) => label))];
  const examplesOf = (some: CorpusLine[]): Example[] =>
    some.map(({ text, label }) => ({
      features: featuresOf(read(text)),
      label: labels.indexOf(label),
      weight: label === 'safe' ? safeWeight : 1,
    }));
  const { steps, bias } = descend(
    examplesOf(lines.filter(({ heldOut }) => !heldOut)),
    labels.length,
  );
  const { packed, scales } = pack(steps, labels.length);
  const heldOut = examplesOf(lines.filter(({ heldOut }) => heldOut));
  return { labels, scales, bias, temperature: calibrate(heldOut, steps, bias), packed };
}

function logitsOf(features: number[], steps: Float32Array, bias: number[]): number[] {
  const share = 1 / Math.sqrt(Math.max(1, features.length));
  return bias.map((start, label) => {
    let sum = 0;
    for (const feature of features) sum += steps[label * buckets + feature] ?? 0;
    return start + sum * share;
  });
}

function descend(examples: Example[], labels: number) {
  const steps = new Float32Array(labels * buckets);
  const squares = new Float32Array(labels * buckets).fill(1e-3);
  const bias = Array.from({ length: labels }, () => 0);
  const random = createRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, label, weight } of shuffle(examples, random)) {
      const share = 1 / Math.sqrt(Math.max(1, features.length));
      const likely = softmax(logitsOf(features, steps, bias));
      for (const [other, chance] of likely.entries()) {
        const error = (chance - (other === label ? 1 : 0)) * weight;
        if (Math.abs(error) < 1e-4) continue;
        bias[other] = (bias[other] ?? 0) - 0.01 * error;
        for (const feature of features) {
          const at = other * buckets + feature;
          const slope = error * share + decay * (steps[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          steps[at] = (steps[at] ?? 0) - (learningRate * slope) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return { steps, bias };
}

/** The temperature at which the held-out lines are least surprising. */
function calibrate(heldOut: Example[], steps: Float32Array, bias: number[]): number {
  const scored = heldOut.map(({ features, label }) => ({
    logits: logitsOf(features, steps, bias),
    label,
  }));
  const surprise = (temperature: number) =>
    scored.reduce((sum, { logits, label }) => {
      const likely = softmax(logits.map((logit) => logit / temperature))[label] ?? 0;
      return sum - Math.log(Math.max(likely, 1e-9));
    }, 0);
  const candidates = Array.from({ length: 60 }, (_, index) => 0.2 + index * 0.05);
  return candidates.reduce((best, next) => (surprise(next) < surprise(best) ? next : best));
}

/** Weights as signed bytes, each label by a scale of its own. */
function pack(steps: Float32Array, labels: number) {
  const bytes = new Int8Array(steps.length);
  const scales = Array.from({ length: labels }, (_, label) => {
    const own = steps.subarray(label * buckets, (label + 1) * buckets);
    const scale = own.reduce((most, step) => Math.max(most, Math.abs(step)), 0) / 127 || 1;
    for (const [index, step] of own.entries())
      bytes[label * buckets + index] = Math.round(step / scale);
    return scale;
  });
  return { packed: gzipSync(bytes, { level: 9 }).toString('base64'), scales };
}

/** Mulberry32: repeatable, and good enough to shuffle. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
