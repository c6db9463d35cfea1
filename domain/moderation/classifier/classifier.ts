import { gunzipSync } from 'node:zlib';
import type { Sentence } from '../grammar/token';
import type { Finding } from '../verdict';
import { featuresOf, type Features } from './features';
import { softmax } from './softmax';

type Label = Finding['category'] | 'safe';

export interface Weights {
  labels: string[];
  /** What one step of a weight is worth, by label. */
  scales: number[];
  bias: number[];
  /** Softens the scores so that they say how often they are right (see train.ts). */
  temperature: number;
  /** A signed byte for each label, bucket after bucket; gzip in base64. */
  packed: string;
}

export interface Classifier {
  /** How likely each label is of a text in which the rules found this; they add up to 1. */
  score(sentences: Sentence[], found: Finding[]): Map<Label, number>;
}

/** A classifier with trained weights. */
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

/** The features' sum by the weights of each label; a bucket's weights stand side by side. */
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
