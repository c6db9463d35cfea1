import type { Fact } from './schema';

const day = 86_400_000;
/** After so many days a fact counts half as recent. */
const halfLifeDays = 30;
/** Shorter words say little of what is talked about. */
const wordLength = 4;
/** So many letters at the start make two forms of a word the same. */
const stemLength = 5;
/** What one always knows of somebody one talks with. */
const always: Partial<Record<string, number>> = { name: 3, nickname: 3, home: 1, job: 1 };

const stems = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= wordLength)
      .map((word) => word.slice(0, stemLength)),
  );

/**
 * Facts in the order of what they are worth now: what shares words with what is being said, what one
 * always knows, what was told lately. The same facts and words have the same order.
 */
export function chooseFacts<Known extends Pick<Fact, 'id' | 'text' | 'quote' | 'topic' | 'toldAt'>>(
  facts: readonly Known[],
  said: readonly string[],
  now: Date,
): Known[] {
  // The last message weighs most, since it is the one that is answered.
  const spoken = said.map((text, index) => ({
    words: stems(text),
    weight: (index + 1) / said.length,
  }));
  const worth = ({ text, quote, topic, toldAt }: Known) => {
    const words = stems(`${text} ${quote ?? ''} ${topic ?? ''}`);
    const relevance = spoken.reduce((sum, one) => {
      const shared = [...words].filter((word) => one.words.has(word)).length;
      return sum + shared * one.weight;
    }, 0);
    const ageDays = Math.max(0, now.getTime() - toldAt.getTime()) / day;
    return relevance * 2 + 2 ** (-ageDays / halfLifeDays) + (always[topic ?? ''] ?? 0);
  };
  return facts
    .map((fact) => ({ fact, worth: worth(fact) }))
    .sort((one, other) => other.worth - one.worth || (one.fact.id < other.fact.id ? 1 : -1))
    .map(({ fact }) => fact);
}
