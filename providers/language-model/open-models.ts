import type { Config } from '~/config/config';
import type { LanguageModel } from './language-model';
import { nameModels } from './name-models';
import { createOpenAiCompatibleModel } from './openai-compatible';

type ModelConfig = Pick<
  Config,
  | 'MODEL_URL'
  | 'MODEL_KEY'
  | 'MODEL_CONTEXT_TOKENS'
  | 'MODEL_FIRST_WORDS_MS'
  | 'MODEL_ANSWER_MS'
  | 'MODEL_FALLBACK_URL'
  | 'MODEL_FALLBACK_KEY'
  | 'MODEL_FALLBACK_NAME'
>;

/** A model and the name under which its calls are recorded. */
export interface NamedModel {
  name: string;
  model: LanguageModel;
}

/** Opens the models of the configuration: those of its server by name, and the one of the second server. */
export function openModels(config: ModelConfig): {
  modelNamed: (name: string) => LanguageModel;
  fallbackModel: NamedModel | undefined;
} {
  return {
    modelNamed: nameModels({
      url: config.MODEL_URL,
      key: config.MODEL_KEY,
      contextTokens: config.MODEL_CONTEXT_TOKENS,
      firstWordsMs: config.MODEL_FIRST_WORDS_MS,
      answerMs: config.MODEL_ANSWER_MS,
      // Where another server replies, two failures are enough.
      ...(config.MODEL_FALLBACK_URL && { circuit: { failures: 2, openMs: 15_000 } }),
    }),
    fallbackModel: openFallback(config),
  };
}

function openFallback({
  MODEL_FALLBACK_URL: url,
  MODEL_FALLBACK_KEY: key,
  MODEL_FALLBACK_NAME: name,
}: ModelConfig): NamedModel | undefined {
  if (url === undefined || key === undefined || name === undefined) return undefined;
  return { name, model: createOpenAiCompatibleModel({ url, key, model: name }) };
}
