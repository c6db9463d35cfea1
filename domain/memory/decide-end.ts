import type { Fact, FactEnd } from './schema';

/** The minimum length of a word that is compared, unless all words are shorter. */
const wordLength = 4;

const split = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Returns the words by which a fact is recognised. */
export function endWords(text: string): string[] {
  const words = split(text);
  const long = words.filter((word) => word.length >= wordLength);
  return long.length > 0 ? long : words;
}

/** Checks whether a fact is ended. Facts that the person wrote or edited are not. */
export function isEndedBy(
  { text, topic, origin, editedAt }: Pick<Fact, 'text' | 'topic' | 'origin' | 'editedAt'>,
  { words, marks, ...end }: FactEnd,
): boolean {
  if (origin !== 'told' || editedAt !== null) return false;
  const isOfTopic = end.topic !== null && topic === end.topic;
  if (words.length === 0) return isOfTopic;
  const said = new Set(split(text));
  if (!words.every((word) => said.has(word))) return false;
  return isOfTopic || marks === null || marks.test(text);
}
