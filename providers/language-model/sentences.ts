import { createSentenceReader } from './sentence-end';

const defaultLimit = 400;

/**
 * Turns a stream of pieces into whole sentences, each with the white space after it; what is left at
 * the end is the last one. Joined they are exactly the input, and where the input was cut makes no
 * difference. A text without any end is cut at a gap after `limit` UTF-16 units at the latest. The
 * work grows with the length of the text, whatever it says.
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
