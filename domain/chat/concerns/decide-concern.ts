import * as z from 'zod';
import { refusedCategories, type Finding } from '../../moderation/verdict';

/** The accumulated evidence of a chat's messages, by category: its weight as of a message. */
export const concernsSchema = z.partialRecord(
  z.enum(['crisis', ...refusedCategories]),
  z.object({ weight: z.number().positive(), seq: z.number().int().positive() }),
);
export type Concerns = z.infer<typeof concernsSchema>;

/** The places in a chat that ten messages of the person take, as each of them gets a reply. */
const tenMessages = 20;

/** The weight from which a person must confirm that they are an adult: two suspicious messages or more. */
const questionsAgeFrom = 1.5;
/** The weight from which merely suspicious messages are refused: three messages or more. */
const refusesFrom = 2.5;

export interface ConcernDecision {
  /** The evidence from now on. */
  concerns: Concerns;
  /** The help shown with the message: a line beside the reply, or the card in place of the reply. */
  help: 'card' | 'line' | null;
  questionsAge: boolean;
  /** The finding for which the message is refused; null if it is sent. */
  refused: Finding | null;
}

/**
 * Decides the consequences of messages that are merely suspicious. Each adds its likelihood to the
 * weight of its category, which halves every ten messages. Likely danger twice within ten messages
 * brings the card; messages about age add up to a question, others to a refusal.
 */
export function decideConcern(
  previous: Concerns,
  likely: readonly Finding[],
  seq: number,
): ConcernDecision {
  const concerns = { ...previous };
  for (const { category, score } of likely) {
    concerns[category] = { weight: weightAt(previous[category], seq) + score, seq };
  }
  const isDanger = likely.some(({ category }) => category === 'crisis');
  const isAgain = previous.crisis !== undefined && seq - previous.crisis.seq <= tenMessages;
  const weightOf = ({ category }: Finding) => concerns[category]?.weight ?? 0;
  const adds = ({ category }: Finding) => category !== 'crisis' && category !== 'minor_self';
  const questionsAge = (concerns.minor_self?.weight ?? 0) >= questionsAgeFrom;
  // The same messages must not lead to a second question.
  if (questionsAge) delete concerns.minor_self;
  return {
    concerns,
    help: isDanger ? (isAgain ? 'card' : 'line') : null,
    questionsAge,
    refused: likely.find((finding) => adds(finding) && weightOf(finding) >= refusesFrom) ?? null,
  };
}

function weightAt(concern: Concerns['crisis'], seq: number): number {
  return concern ? concern.weight * 0.5 ** ((seq - concern.seq) / tenMessages) : 0;
}

/** Checks whether the message at a place was the last one with signs of danger. */
export const looksLikeDanger = (concerns: Concerns, seq: number): boolean =>
  concerns.crisis?.seq === seq;
