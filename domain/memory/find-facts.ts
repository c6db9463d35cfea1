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
import { factsRequest } from './facts-prompt';
import { readFactsAnswer } from './read-facts-answer';
import type { FactCandidate } from './schema';
import { findStatedFacts } from './stated/find-stated-facts';

export interface FactFinder {
  model: LanguageModel;
  moderator: Moderator;
}

interface Found {
  by: 'model' | 'rules';
  candidates: FactCandidate[];
}

/**
 * Finds facts about the author of messages. The model is queried first; if it fails or its answer is
 * unusable, patterns are used. Facts that the moderator would not let a character say are left out.
 */
export async function findFacts(
  { model, moderator }: FactFinder,
  messages: readonly TranscriptMessage[],
  options: {
    about: ModelSubject;
    maxTokens: number;
    requestId: string;
    signal: AbortSignal;
  },
): Promise<Found> {
  if (messages.length === 0) return { by: 'rules', candidates: [] };
  const fromModel = await requestFacts(model, messages, options);
  const found: Found = fromModel
    ? { by: 'model', candidates: fromModel }
    : { by: 'rules', candidates: messages.flatMap(patternsOf) };
  const verdicts = await Promise.all(
    found.candidates.map(({ text }) => moderator.judge(text, 'from_character')),
  );
  const candidates = found.candidates.filter((_, index) => verdicts[index]?.kind === 'allowed');
  return { ...found, candidates };
}

async function requestFacts(
  model: LanguageModel,
  messages: readonly TranscriptMessage[],
  options: Parameters<typeof findFacts>[2],
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

const patternsOf = (message: TranscriptMessage): FactCandidate[] =>
  findStatedFacts(ownWordsOf(message)).map((match) => ({
    ...match,
    id: newId(),
    messageId: message.id,
    toldAt: message.sentAt,
  }));
