import type { LanguageModel } from './language-model';
import { createOpenAiCompatibleModel } from './openai-compatible';

/** The models of one server by their names: each is spared by itself when it fails. */
export function nameModels(server: { url: string; key: string }): (name: string) => LanguageModel {
  const known = new Map<string, LanguageModel>();
  return (name) => {
    const model = known.get(name) ?? createOpenAiCompatibleModel({ ...server, model: name });
    known.set(name, model);
    return model;
  };
}
