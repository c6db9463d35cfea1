/**
 * The first standalone number of five digits in a text, or of eight as staff's codes have; null when
 * there is none.
 * Straight after a colon it is the port of an address.
 */
export function findCode(text: string): string | null {
  return /(?<![\p{L}\d_.,+:-])(?:\d{5}|\d{8})(?![\p{L}\d_-]|[.,]\d)/u.exec(text)?.[0] ?? null;
}
