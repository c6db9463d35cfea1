/** Returns the words of a list that a person typed: separated by commas or lines, each once. */
export function listedWords(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/[,\n]/u)
    .map((word) => word.trim().replaceAll(/\s+/gu, ' '))
    .filter((word) => {
      const key = word.toLowerCase();
      if (word === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
