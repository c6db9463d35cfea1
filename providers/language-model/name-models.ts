import type { LanguageModel } from './language-model';
import { createOpenAiCompatibleModel, type ModelOptions } from './openai-compatible';

/** Returns a function that returns a server's models by name; each has its own circuit breaker. */
export function nameModels(server: Omit<ModelOptions, 'model'>): (name: string) => LanguageModel {
  const models = new Map<string, LanguageModel>();
  return (name) => {
    const model = models.get(name) ?? createOpenAiCompatibleModel({ ...server, model: name });
    models.set(name, model);
    return model;
  };
}
