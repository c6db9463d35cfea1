/**
 * Returns the first standalone number of five digits in a text, or of eight digits as in staff's codes;
 * null if there is none. A number directly after a colon is the port of an address and is skipped.
 */
export function findCode(text: string): string | null {
  return /(?<![\p{L}\d_.,+:-])(?:\d{5}|\d{8})(?![\p{L}\d_-]|[.,]\d)/u.exec(text)?.[0] ?? null;
}
