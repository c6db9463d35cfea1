import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
  type ModelSubject,
} from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import { ownWordsOf, type Said } from '../chat/messages/list-said';
import type { Moderator } from '../moderation/verdict';
import { newId } from '../shared/ids';
import { factsRequest } from './facts-prompt';
import { readFactsAnswer } from './read-facts-answer';
import type { FactCandidate } from './schema';
import { findTold } from './told/find-told';

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
  messages: readonly Said[],
  asked: {
    about: ModelSubject;
    maxTokens: number;
    requestId: string;
    signal: AbortSignal;
  },
): Promise<Found> {
  if (messages.length === 0) return { by: 'rules', candidates: [] };
  const told = await askModel(model, messages, asked);
  const found: Found = told
    ? { by: 'model', candidates: told }
    : { by: 'rules', candidates: messages.flatMap(patternsOf) };
  const verdicts = await Promise.all(
    found.candidates.map(({ text }) => moderator.judge(text, 'from_character')),
  );
  const candidates = found.candidates.filter((_, index) => verdicts[index]?.kind === 'allowed');
  return { ...found, candidates };
}

async function askModel(
  model: LanguageModel,
  messages: readonly Said[],
  asked: Parameters<typeof findFacts>[2],
): Promise<FactCandidate[] | null> {
  try {
    const request = { ...factsRequest(messages), ...asked, purpose: 'facts' as const };
    return readFactsAnswer(await wholeAnswer(model, { ...request, temperature: 0 }), messages);
  } catch (error) {
    if (error instanceof LanguageModelUnavailable || error instanceof LanguageModelRefused) {
      return null;
    }
    throw error;
  }
}

const patternsOf = (message: Said): FactCandidate[] =>
  findTold(ownWordsOf(message)).map((told) => ({
    ...told,
    id: newId(),
    messageId: message.id,
    toldAt: message.sentAt,
  }));
