import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
  type ModelSubject,
} from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import { ownWordsOf, type TranscriptMessage } from '../chat/messages/list-transcript';
import type { Moderator } from '../moderation/verdict';
import { newId } from '../shared/ids';
import { factKey } from './decide-facts';
import { factsRequest } from './facts-prompt';
import { readFactsAnswer } from './read-facts-answer';
import type { FactCandidate } from './schema';
import { findStatedFacts } from './stated/find-stated-facts';

export interface FactFinder {
  model: LanguageModel;
  moderator: Moderator;
}

interface FindOptions {
  about: ModelSubject;
  maxTokens: number;
  requestId: string;
  signal: AbortSignal;
  /** The author's time zone (an IANA name), in which their days are reckoned. */
  timeZone: string;
}

/**
 * Finds facts about the author of messages by patterns of five languages. A model adds more; its facts
 * replace those that the patterns found in the same words. Facts that the moderator would not let a
 * character say are left out.
 */
export async function findFacts(
  { model, moderator }: FactFinder,
  messages: readonly TranscriptMessage[],
  { timeZone, ...options }: FindOptions,
): Promise<FactCandidate[]> {
  if (messages.length === 0) return [];
  const stated = messages.flatMap((message) => statedIn(message, timeZone));
  const fromModel = await requestFacts(model, messages, options);
  const found = fromModel ? joinFound(stated, fromModel) : stated;
  const verdicts = await Promise.all(
    found.map(({ text }) => moderator.judge(text, 'from_character')),
  );
  return found.filter((_, index) => verdicts[index]?.kind === 'allowed');
}

/**
 * Joins the facts of patterns and of a model. Ends come first, since the model may repeat them in words
 * that would make them duplicates.
 */
function joinFound(
  stated: readonly FactCandidate[],
  fromModel: readonly FactCandidate[],
): FactCandidate[] {
  const added = stated.filter(
    (fact) => !fact.ends && !fromModel.some((other) => isOfSameWords(fact, other)),
  );
  return [...stated.filter(({ ends }) => ends), ...fromModel, ...added];
}

function isOfSameWords(one: FactCandidate, other: FactCandidate): boolean {
  if (one.messageId !== other.messageId) return false;
  const [first, second] = [factKey(one.quote), factKey(other.quote)];
  return first.includes(second) || second.includes(first);
}

async function requestFacts(
  model: LanguageModel,
  messages: readonly TranscriptMessage[],
  options: Omit<FindOptions, 'timeZone'>,
): Promise<FactCandidate[] | null> {
  try {
    const request = { ...factsRequest(messages), ...options, purpose: 'facts' as const };
    return readFactsAnswer(await wholeAnswer(model, { ...request, temperature: 0 }), messages);
  } catch (error) {
    if (error instanceof LanguageModelUnavailable || error instanceof LanguageModelRefused) {
      return null;
    }
    throw error;
  }
}

const statedIn = (message: TranscriptMessage, timeZone: string): FactCandidate[] =>
  findStatedFacts(ownWordsOf(message), { at: message.sentAt, timeZone }).map((match) => ({
    ...match,
    id: newId(),
    messageId: message.id,
    toldAt: message.sentAt,
    foundBy: 'rules',
  }));
