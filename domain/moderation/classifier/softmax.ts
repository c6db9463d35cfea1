/** Converts any real numbers to shares whose sum is 1. */
export function softmax(logits: number[]): number[] {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
