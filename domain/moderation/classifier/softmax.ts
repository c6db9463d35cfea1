/** Shares that add up to 1, from any real numbers. */
export function softmax(logits: number[]): number[] {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
