import { createSentenceReader } from './sentence-end';

const defaultLimit = 400;

/**
 * Splits a stream of pieces into whole sentences, each with the white space after it; the rest at the end
 * is the last one. Joined they equal the input, and the boundaries of the pieces do not matter. A text
 * without an end is cut at a gap after at most `limit` UTF-16 units. The work is linear in the length of
 * the text.
 */
export async function* sentences(
  pieces: AsyncIterable<string>,
  limit = defaultLimit,
): AsyncGenerator<string> {
  let rest = '';
  let findEnd = createSentenceReader(limit);
  const take = function* (isWhole: boolean): Generator<string> {
    for (let end = findEnd(rest, isWhole); end !== null; end = findEnd(rest, isWhole)) {
      yield rest.slice(0, end);
      rest = rest.slice(end);
      findEnd = createSentenceReader(limit);
    }
  };
  for await (const piece of pieces) {
    rest += piece;
    yield* take(false);
  }
  yield* take(true);
  if (rest !== '') yield rest;
}
