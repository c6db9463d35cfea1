/** Before every entry; the position of a person whose stream is empty. */
export const beforeFirst = '0-0';

/** Redis holds each part in 64 bits; nineteen digits always fit. */
const wellFormed = /^\d{1,19}-\d{1,19}$/;

/** Whether a text has the form of a Redis stream id, milliseconds and a counter. */
export function isStreamId(text: string): boolean {
  return wellFormed.test(text);
}

/** Negative when the first comes earlier in a stream. Both parts may exceed what a number holds. */
export function compareStreamIds(first: string, second: string): number {
  const [firstMs, firstCount] = partsOf(first);
  const [secondMs, secondCount] = partsOf(second);
  return firstMs === secondMs ? sign(firstCount - secondCount) : sign(firstMs - secondMs);
}

function partsOf(id: string): [bigint, bigint] {
  const [milliseconds = '0', count = '0'] = id.split('-');
  return [BigInt(milliseconds), BigInt(count)];
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
