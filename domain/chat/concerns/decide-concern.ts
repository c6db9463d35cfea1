import * as z from 'zod';
import { refusedCategories, type Finding } from '../../moderation/verdict';

/** The evidence that a chat's messages have added up to, by category: its weight, as of which message. */
export const concernsSchema = z.partialRecord(
  z.enum(['crisis', ...refusedCategories]),
  z.object({ weight: z.number().positive(), seq: z.number().int().positive() }),
);
export type Concerns = z.infer<typeof concernsSchema>;

/** Every message of a person is answered, so ten of theirs are so many places of a chat. */
const tenMessages = 20;

/** The weight from which a person is asked whether they are an adult: two lines that look it, or more. */
const asksAgeFrom = 1.5;
/** The weight from which words are refused that only look like something: three lines, or more. */
const refusesFrom = 2.5;

export interface ConcernDecision {
  /** The evidence from now on. */
  concerns: Concerns;
  /** What the message is answered with beside its reply; the card stands in the reply's place. */
  help: 'card' | 'line' | null;
  asksAge: boolean;
  /** The finding for which the words are refused; null where they are sent. */
  refused: Finding | null;
}

/**
 * Decides what follows from words that only look like something. Each adds its likelihood to the weight of
 * its category, which halves with every ten messages. Danger that is likely twice within ten messages
 * is answered with the card; lines about an age add up to a question, others to a refusal.
 */
export function decideConcern(
  known: Concerns,
  likely: readonly Finding[],
  seq: number,
): ConcernDecision {
  const concerns = { ...known };
  for (const { category, score } of likely) {
    concerns[category] = { weight: weightAt(known[category], seq) + score, seq };
  }
  const isDanger = likely.some(({ category }) => category === 'crisis');
  const isAgain = known.crisis !== undefined && seq - known.crisis.seq <= tenMessages;
  const weightOf = ({ category }: Finding) => concerns[category]?.weight ?? 0;
  const adds = ({ category }: Finding) => category !== 'crisis' && category !== 'minor_self';
  const asksAge = (concerns.minor_self?.weight ?? 0) >= asksAgeFrom;
  // What was asked about once is not asked about again for the same lines.
  if (asksAge) delete concerns.minor_self;
  return {
    concerns,
    help: isDanger ? (isAgain ? 'card' : 'line') : null,
    asksAge,
    refused: likely.find((finding) => adds(finding) && weightOf(finding) >= refusesFrom) ?? null,
  };
}

function weightAt(concern: Concerns['crisis'], seq: number): number {
  return concern ? concern.weight * 0.5 ** ((seq - concern.seq) / tenMessages) : 0;
}

/** Whether the message at a place was the last one that looked like danger. */
export const looksLikeDanger = (concerns: Concerns, seq: number): boolean =>
  concerns.crisis?.seq === seq;
