/** The maximum number of suggestions, and of characters in each. */
const mostLines = 3;
const longest = 90;

const marks = /^[\s"“”„«»'’*•–-]{1,9}|[\s"“”„«»*]{1,9}$/g;

/** Returns the distinct lines of a model's output without bullets, numbers and quotation marks. */
export function readLines(answer: string): string[] {
  const lines = answer
    .split('\n')
    .map((line) => line.replace(/^\s*\d+[.)]\s*/, '').replace(marks, ''))
    .filter((line) => line.length > 1 && line.length <= longest);
  return [...new Set(lines)].slice(0, mostLines);
}
