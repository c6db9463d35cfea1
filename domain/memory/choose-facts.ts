import type { Fact } from './schema';
import { termsOf, type WantedTerm } from './words/line-terms';
import { scoreTerms } from './words/score-terms';

const day = 86_400_000;
/** The days after which a fact's recency counts half. */
const halfLifeDays = 30;
/** Extra weight, by topic, for facts that are always useful in a conversation. */
const always: Partial<Record<string, number>> = { name: 3, nickname: 3, home: 1, job: 1 };

/**
 * Returns facts in the order of their relevance now: words that are wanted, in any form, topics that are
 * always useful, and recency. The result is deterministic.
 */
export function chooseFacts<
  ExistingFact extends Pick<Fact, 'id' | 'text' | 'quote' | 'topic' | 'toldAt'>,
>(facts: readonly ExistingFact[], wanted: readonly WantedTerm[], now: Date): ExistingFact[] {
  const scores = wanted.length === 0 ? [] : scoreTerms(facts.map(termsOfFact), wanted);
  const worth = ({ topic, toldAt }: ExistingFact, score: number) => {
    const ageDays = Math.max(0, now.getTime() - toldAt.getTime()) / day;
    return score * 2 + 2 ** (-ageDays / halfLifeDays) + (always[topic ?? ''] ?? 0);
  };
  return facts
    .map((fact, index) => ({ fact, worth: worth(fact, scores[index] ?? 0) }))
    .sort((one, other) => other.worth - one.worth || (one.fact.id < other.fact.id ? 1 : -1))
    .map(({ fact }) => fact);
}

const termsOfFact = ({
  text,
  quote,
  topic,
  toldAt,
}: Pick<Fact, 'text' | 'quote' | 'topic' | 'toldAt'>) =>
  termsOf(`${text} ${quote ?? ''} ${topic ?? ''}`, { at: toldAt, timeZone: 'UTC' });
