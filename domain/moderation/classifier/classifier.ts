import { gunzipSync } from 'node:zlib';
import type { Sentence } from '../grammar/token';
import type { Finding } from '../verdict';
import { buckets, featuresOf } from './features';
import { softmax } from './softmax';

export type Label = Finding['category'] | 'safe';

export interface Weights {
  labels: string[];
  /** What one step of a weight is worth, by label. */
  scales: number[];
  bias: number[];
  /** Softens the scores so that they say how often they are right (see train.ts). */
  temperature: number;
  /** One signed byte a bucket, label after label; gzip in base64. */
  packed: string;
}

export interface Classifier {
  /** How likely each label is; they add up to 1. */
  score(sentences: Sentence[]): Map<Label, number>;
}

/** A classifier with trained weights. */
export function createClassifier(weights: Weights): Classifier {
  const steps = unpack(weights.packed);
  return {
    score(sentences) {
      const features = featuresOf(sentences);
      const share = 1 / Math.sqrt(Math.max(1, features.length));
      const logits = weights.labels.map((_, label) => {
        const from = label * buckets;
        let sum = 0;
        for (const feature of features) sum += steps[from + feature] ?? 0;
        return (
          (sum * (weights.scales[label] ?? 0) * share + (weights.bias[label] ?? 0)) /
          weights.temperature
        );
      });
      const likely = softmax(logits);
      return new Map(weights.labels.map((label, index) => [label as Label, likely[index] ?? 0]));
    },
  };
}

function unpack(packed: string): Int8Array {
  const bytes = gunzipSync(Buffer.from(packed, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
