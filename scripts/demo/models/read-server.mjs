import { kindOf, ollamaContext, serverName } from './known-servers.mjs';
import { readJson, recordsOf } from './read-json.mjs';
import { isForChat, parametersOf } from './suits-chat.mjs';

/**
 * A model that a server offers.
 * @typedef {object} OfferedModel
 * @property {string} id the name in requests
 * @property {boolean} isForChat
 * @property {number | null} parameters in billions; null if unknown
 * @property {number | null} contextTokens null if unknown
 * @property {boolean} isLoaded whether it is in memory already
 */

/**
 * A server with OpenAI's protocol.
 * @typedef {{ url: string, kind: string, name: string, models: OfferedModel[] }} ModelServer
 */

export const isAddress = (text) => /^https?:\/\//i.test(text);

/** Returns an address with a version: people copy it with and without, and with the path of one call. */
export function baseAddress(address) {
  const url = new URL(address);
  const path = url.pathname.replace(/\/(?:chat\/completions|models)?\/?$/, '');
  return `${url.origin}${path === '' ? '/v1' : path}`;
}

const positive = (value) => (typeof value === 'number' && value > 0 ? value : null);

/**
 * Queries the models of a server. Throws if it does not list any in time.
 * @param {string} url its address including the version, for example http://127.0.0.1:11434/v1
 * @param {{ withinMs: number, key?: string | undefined, env?: Record<string, string | undefined> }} options
 * @returns {Promise<ModelServer>}
 */
export async function readServer(url, { withinMs, key, env = {} }) {
  const signal = AbortSignal.timeout(withinMs);
  const list = await readJson(`${url}/models`, { signal, key });
  if (!Array.isArray(list?.data)) throw new Error('no list of models');
  const listed = recordsOf(list.data).filter(({ id }) => typeof id === 'string' && id !== '');
  const kind = kindOf(listed, Number(new URL(url).port));
  const details = await readDetails(kind, url, { signal, key, env });
  const models = listed.map((model) => describeModel(model, details(model.id)));
  return { url, kind, name: serverName(kind, url), models };
}

/** @returns {OfferedModel} */
function describeModel({ id, meta, max_model_len: maxLength }, known) {
  const parameters =
    known.parameters ?? (positive(meta?.n_params) ? meta.n_params / 1e9 : parametersOf(id));
  return {
    id,
    isForChat: known.isForChat ?? isForChat(id),
    parameters,
    contextTokens:
      known.contextTokens ??
      positive(maxLength) ??
      positive(meta?.n_ctx) ??
      positive(meta?.n_ctx_train),
    // vLLM and llama.cpp list what they have loaded.
    isLoaded: known.isLoaded ?? (maxLength !== undefined || meta !== undefined),
  };
}

const nothing = () => ({});

/**
 * Reads a server's own description of its models, which has more than OpenAI's list. Without an answer in
 * time the list is enough.
 */
async function readDetails(kind, url, { env, ...options }) {
  const origin = url.replace(/\/v\d+$/, '');
  const readers = { ollama: readOllama, 'lm-studio': readLmStudio, 'llama.cpp': readLlamaCpp };
  try {
    return (await readers[kind]?.(origin, options, env)) ?? nothing;
  } catch {
    return kind === 'ollama' ? () => ({ contextTokens: ollamaContext(env) }) : nothing;
  }
}

const FAMILIES_WITHOUT_TALK = /bert|clip|t5|whisper/i;

async function readOllama(origin, options, env) {
  const { models } = await readJson(`${origin}/api/tags`, options);
  const contextTokens = ollamaContext(env);
  const byName = new Map(recordsOf(models).map((model) => [model.name, model]));
  return (id) => {
    const model = byName.get(id);
    const { family = '', parameter_size: size = '' } = model?.details ?? {};
    // Such a model runs elsewhere: what people say would leave this machine.
    const isElsewhere = Boolean(model?.remote_host ?? model?.remote_model);
    const isOther = FAMILIES_WITHOUT_TALK.test(String(family)) || isElsewhere;
    return {
      contextTokens,
      parameters: parametersOf(String(size)),
      ...(isOther && { isForChat: false }),
    };
  };
}

async function readLmStudio(origin, options) {
  const { data } = await readJson(`${origin}/api/v0/models`, options);
  const byId = new Map(recordsOf(data).map((model) => [model.id, model]));
  return (id) => {
    const model = byId.get(id);
    if (!model) return {};
    return {
      ...(!['llm', 'vlm'].includes(model.type) && { isForChat: false }),
      isLoaded: model.state === 'loaded',
      contextTokens: positive(model.loaded_context_length),
    };
  };
}

async function readLlamaCpp(origin, options) {
  const props = await readJson(`${origin}/props`, options);
  // The list has only the context that the model was trained with, which the server may have shortened.
  return () => ({ contextTokens: positive(props?.default_generation_settings?.n_ctx) });
}
