import type { Fact } from './schema';

const day = 86_400_000;
/** The days after which a fact's recency counts half. */
const halfLifeDays = 30;
/** The minimum length of a word that is compared; shorter words say little about the subject. */
const wordLength = 4;
/** The number of first letters by which two forms of a word are treated as the same. */
const stemLength = 5;
/** Extra weight, by topic, for facts that are always useful in a conversation. */
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
 * Returns facts in the order of their relevance now: words shared with the latest messages, topics that are
 * always useful, and recency. The result is deterministic.
 */
export function chooseFacts<
  ExistingFact extends Pick<Fact, 'id' | 'text' | 'quote' | 'topic' | 'toldAt'>,
>(facts: readonly ExistingFact[], messages: readonly string[], now: Date): ExistingFact[] {
  // The last message has the greatest weight, since the reply answers it.
  const spoken = messages.map((text, index) => ({
    words: stems(text),
    weight: (index + 1) / messages.length,
  }));
  const worth = ({ text, quote, topic, toldAt }: ExistingFact) => {
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
