const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const contains = (prompt: string, value: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, 'iu').test(prompt);

/**
 * Checks whether a prompt names a style: it contains the style's value as a whole word, and no longer value
 * of the same category. By specification of the image prompt.
 */
export function isStyleNamed(
  prompt: string,
  value: string,
  valuesOfCategory: readonly string[],
): boolean {
  if (value === '' || !contains(prompt, value)) return false;
  return !valuesOfCategory.some(
    (other) => other.length > value.length && contains(other, value) && contains(prompt, other),
  );
}
