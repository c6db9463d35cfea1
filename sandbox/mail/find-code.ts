/**
 * The first standalone five-digit number of a text, as one-time codes are; null when there is none.
 * Straight after a colon it is the port of an address.
 */
export function findCode(text: string): string | null {
  return /(?<![\p{L}\d_.,+:-])\d{5}(?![\p{L}\d_-]|[.,]\d)/u.exec(text)?.[0] ?? null;
}
