import { gunzipSync } from 'node:zlib';
import type { Sentence } from '../grammar/token';
import type { Finding } from '../verdict';
import { featuresOf, type Features } from './features';
import { softmax } from './softmax';

type Label = Finding['category'] | 'safe';

export interface Weights {
  labels: string[];
  /** The value of one step of a weight, by label. */
  scales: number[];
  bias: number[];
  /** Divides the logits, so that the scores match the share of correct labels (see train.ts). */
  temperature: number;
  /** One signed byte per bucket and label, ordered by bucket; compressed with gzip, in base64. */
  packed: string;
}

export interface Classifier {
  /** Returns the probability of each label for a text with these findings of the rules; the sum is 1. */
  score(sentences: Sentence[], found: Finding[]): Map<Label, number>;
}

/** Creates a classifier from trained weights. */
export function createClassifier(weights: Weights): Classifier {
  const { labels, scales, bias, temperature } = weights;
  const steps = unpack(weights.packed);
  return {
    score(sentences, found) {
      const sums = sumByLabel(featuresOf(sentences, found), steps, labels.length);
      const logits = sums.map(
        (sum, label) => (sum * (scales[label] ?? 0) + (bias[label] ?? 0)) / temperature,
      );
      const likely = softmax(logits);
      return new Map(labels.map((label, index) => [label as Label, likely[index] ?? 0]));
    },
  };
}

/** Returns the sum of the features by the weights of each label. The weights of one bucket are adjacent. */
export function sumByLabel(
  features: Features,
  weights: Int8Array | Float32Array,
  labels: number,
): number[] {
  const sums = Array.from({ length: labels }, () => 0);
  for (const [place, bucket] of features.buckets.entries()) {
    const value = features.values[place] ?? 0;
    for (let label = 0; label < labels; label += 1) {
      sums[label] = (sums[label] ?? 0) + (weights[bucket * labels + label] ?? 0) * value;
    }
  }
  return sums;
}

function unpack(packed: string): Int8Array {
  const bytes = gunzipSync(Buffer.from(packed, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
