/** The position before every entry, and of a person whose stream is empty. */
export const beforeFirst = '0-0';

/** Redis stores each part in 64 bits; nineteen digits always fit. */
const wellFormed = /^\d{1,19}-\d{1,19}$/;

/** Checks whether a text has the form of a Redis stream id: milliseconds and a counter. */
export function isStreamId(text: string): boolean {
  return wellFormed.test(text);
}

/**
 * Compares two stream ids; negative when the first comes earlier. Both parts may exceed JavaScript's safe
 * integers.
 */
export function compareStreamIds(first: string, second: string): number {
  const [firstMs, firstCount] = partsOf(first);
  const [secondMs, secondCount] = partsOf(second);
  return compareDigits(firstMs, secondMs) || compareDigits(firstCount, secondCount);
}

function partsOf(id: string): [milliseconds: string, count: string] {
  const dash = id.indexOf('-');
  return dash < 0 ? [id, '0'] : [id.slice(0, dash), id.slice(dash + 1)];
}

/**
 * Compares two numbers as text. It runs for every reader of every event, and digits of the same length sort
 * like text.
 */
function compareDigits(first: string, second: string): number {
  if (first === second) return 0;
  if (first.length === second.length) return first < second ? -1 : 1;
  const difference = BigInt(first) - BigInt(second);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
