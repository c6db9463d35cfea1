import type { LanguageModel } from './language-model';
import { createOpenAiCompatibleModel } from './openai-compatible';

/** Returns a function that returns a server's models by name; each has its own circuit breaker. */
export function nameModels(server: { url: string; key: string }): (name: string) => LanguageModel {
  const models = new Map<string, LanguageModel>();
  return (name) => {
    const model = models.get(name) ?? createOpenAiCompatibleModel({ ...server, model: name });
    models.set(name, model);
    return model;
  };
}
