import { gzipSync } from 'node:zlib';
import type { CorpusLine } from './compose-corpus';
import type { Grammar } from '../grammar/grammar';
import { sumByLabel, type Weights } from './classifier';
import { buckets, featuresOf, type Features } from './features';
import { softmax } from './softmax';

interface Example {
  features: Features;
  label: number;
  weight: number;
}

const rounds = 10;
const learningRate = 0.25;
/** Pulls weights towards zero, so that rare letter runs have no influence. */
const decay = 5e-4;
/** The error below which an example is no longer used for learning. */
const leastError = 1e-3;
/** The weight of safe lines, since most of the text that people write is safe. */
const safeWeight = 1.5;
/** The minimum number of lines that have a feature; less is chance. */
const fewestLines = 2;
/** The steps of a weight on either side of zero; more steps enlarge the file without better results. */
const weightSteps = 15;
/** The seed of every shuffle. The same corpus gives the same weights. */
const seed = 20_260_101;

/** Trains a softmax regression by AdaGrad and calibrates it on the held-out lines. */
export function train(lines: CorpusLine[], grammar: Pick<Grammar, 'read' | 'find'>): Weights {
  const labels = [...new Set(lines.map(({ label }) => label))];
  const examplesOf = (some: CorpusLine[], showsRules: (index: number) => boolean): Example[] =>
    some.map(({ text, label }, index) => {
      const sentences = grammar.read(text);
      const found = showsRules(index) ? grammar.find(sentences).weighed : [];
      return {
        features: featuresOf(sentences, found),
        label: labels.indexOf(label),
        weight: label === 'safe' ? safeWeight : 1,
      };
    });
  const learned = keepFrequent(
    // Every second example is without the findings of the rules; otherwise words that rules know would lose
    // weight.
    examplesOf(
      lines.filter(({ heldOut }) => !heldOut),
      (index) => index % 2 === 0,
    ),
  );
  const { weights, bias } = descend(learned, labels.length);
  const { packed, scales } = pack(weights, labels.length);
  const heldOut = examplesOf(
    lines.filter(({ heldOut }) => heldOut),
    () => true,
  );
  return { labels, scales, bias, temperature: calibrate(heldOut, weights, bias), packed };
}

/** Removes features that too few examples have. */
function keepFrequent(examples: Example[]): Example[] {
  const frequency = new Uint32Array(buckets);
  for (const { features } of examples) {
    for (const bucket of features.buckets) frequency[bucket] = (frequency[bucket] ?? 0) + 1;
  }
  const isFrequent = (bucket: number) => (frequency[bucket] ?? 0) >= fewestLines;
  return examples.map((example) => ({
    ...example,
    features: {
      buckets: example.features.buckets.filter(isFrequent),
      values: example.features.values.filter((_, place) =>
        isFrequent(example.features.buckets[place] ?? 0),
      ),
    },
  }));
}

const logitsOf = (features: Features, weights: Float32Array, bias: number[]) =>
  sumByLabel(features, weights, bias.length).map((sum, label) => sum + (bias[label] ?? 0));

function descend(examples: Example[], labels: number) {
  const weights = new Float32Array(labels * buckets);
  const squares = new Float32Array(labels * buckets).fill(1e-3);
  const bias = Array.from({ length: labels }, () => 0);
  const random = createRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, label, weight } of shuffle(examples, random)) {
      const likely = softmax(logitsOf(features, weights, bias));
      for (const [other, chance] of likely.entries()) {
        const error = (chance - (other === label ? 1 : 0)) * weight;
        if (Math.abs(error) < leastError) continue;
        bias[other] = (bias[other] ?? 0) - 0.01 * error;
        for (const [place, bucket] of features.buckets.entries()) {
          const at = bucket * labels + other;
          const slope = error * (features.values[place] ?? 0) + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (learningRate * slope) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return { weights, bias };
}

/** Returns the temperature at which the held-out lines have the lowest loss. */
function calibrate(heldOut: Example[], weights: Float32Array, bias: number[]): number {
  const scored = heldOut.map(({ features, label }) => ({
    logits: logitsOf(features, weights, bias),
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

/** Packs weights as signed bytes, with a scale per label. */
function pack(weights: Float32Array, labels: number) {
  const most = Array.from({ length: labels }, () => 0);
  for (const [at, weight] of weights.entries()) {
    most[at % labels] = Math.max(most[at % labels] ?? 0, Math.abs(weight));
  }
  const scales = most.map((weight) => weight / weightSteps || 1);
  const bytes = Int8Array.from(weights, (weight, at) =>
    Math.round(weight / (scales[at % labels] ?? 1)),
  );
  return { packed: gzipSync(bytes, { level: 9 }).toString('base64'), scales };
}

/** Returns a random generator (Mulberry32), which is repeatable and good enough for shuffling. */
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
