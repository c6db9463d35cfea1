/** Servers of language models that people run on their own machine, in the order of preference. */
export const KNOWN_SERVERS = [
  { kind: 'ollama', name: 'Ollama', port: 11_434 },
  { kind: 'lm-studio', name: 'LM Studio', port: 1_234 },
  { kind: 'llama.cpp', name: 'llama.cpp', port: 8_080 },
  { kind: 'vllm', name: 'vLLM', port: 8_000 },
];

/** The context of Ollama unless OLLAMA_CONTEXT_LENGTH sets another; it cuts longer prompts silently. */
const OLLAMA_CONTEXT_TOKENS = 4_096;

export const ollamaContext = (env) =>
  Number(env.OLLAMA_CONTEXT_LENGTH) > 0 ? Number(env.OLLAMA_CONTEXT_LENGTH) : OLLAMA_CONTEXT_TOKENS;

const OWNERS = [
  ['vllm', 'vllm'],
  ['llamacpp', 'llama.cpp'],
  ['organization_owner', 'lm-studio'],
  ['library', 'ollama'],
];

/**
 * Returns the kind of a server by its list of models, else by its port: people move ports, but each server
 * names itself as the owner of its models.
 * @param {{ owned_by?: unknown }[]} listed
 * @param {number} port
 * @returns {string} `other` for an unknown server
 */
export function kindOf(listed, port) {
  const owner = OWNERS.find(([name]) => listed.some((model) => model.owned_by === name));
  return owner?.[1] ?? KNOWN_SERVERS.find((server) => server.port === port)?.kind ?? 'other';
}

/** Returns the name of a server for people. */
export const serverName = (kind, url) =>
  KNOWN_SERVERS.find((server) => server.kind === kind)?.name ?? new URL(url).host;
