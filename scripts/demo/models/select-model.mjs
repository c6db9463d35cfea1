import { Problem } from '../../print.mjs';
import { modelNamed, rankModels } from './choose-model.mjs';
import { findServers } from './find-servers.mjs';
import { baseAddress, isAddress, readServer } from './read-server.mjs';

/** Milliseconds for a server that a person names, which may be far away. */
const NAMED_WITHIN_MS = 5_000;
const SHOWN_MODELS = 12;

/**
 * The model that answers in chats.
 * @typedef {object} SelectedModel
 * @property {'model'} kind
 * @property {string} url
 * @property {string} key
 * @property {string | undefined} name undefined for a server that lists none; the product's default applies
 * @property {string} serverName
 * @property {number | null} contextTokens null if unknown
 * @property {string[]} others names of further models, the most suitable first
 */

/**
 * No model: the sandbox's lines answer.
 * @typedef {{ kind: 'stand-in', isWanted: boolean, locked: string[] }} NoModel
 */

/** @type {(isWanted: boolean, locked?: string[]) => NoModel} */
const standIn = (isWanted, locked = []) => ({ kind: 'stand-in', isWanted, locked });

/**
 * Chooses the model: the one that is wanted (a name or an address, `off` for none), else the one of the
 * environment, else the most suitable one that a server on this machine offers. Throws a Problem if what is
 * wanted is not there.
 * @param {string | undefined} wanted
 * @param {{ env?: Record<string, string | undefined>, urls?: string[],
 *   withinMs?: number }} [options]
 *   `urls` replaces the addresses of known servers, `withinMs` the wait for each of them
 * @returns {Promise<SelectedModel | NoModel>}
 */
export async function selectModel(wanted, { env = process.env, urls, withinMs } = {}) {
  if (wanted === 'off') return standIn(true);
  if (wanted !== undefined && isAddress(wanted)) return selectAt(wanted, env);
  if (wanted === undefined && env.MODEL_URL) return selectOfEnvironment(env);
  const { servers, locked } = await findServers({ urls, withinMs, env });
  const [best] = rankModels(servers);
  if (wanted === undefined) return best ? selected(best, servers) : standIn(false, locked);
  const named = modelNamed(servers, wanted);
  if (named) return selected(named, servers);
  throw new Problem(`There is no model ${wanted} on this machine.\n${describeOffer(servers)}`);
}

/** @returns {SelectedModel} */
function selected({ server, model }, servers, key = 'none') {
  const others = rankModels(servers).map((one) => one.model.id);
  return {
    kind: 'model',
    url: server.url,
    key,
    name: model.id,
    serverName: server.name,
    contextTokens: model.contextTokens,
    others: others.filter((id) => id !== model.id),
  };
}

async function selectAt(address, env) {
  if (!URL.canParse(address)) throw new Problem(`${address} is not an address.`);
  const url = baseAddress(address);
  const key = env.MODEL_KEY;
  const server = await readServer(url, { withinMs: NAMED_WITHIN_MS, key, env }).catch((error) => {
    const hint = error.status === 401 ? ' It wants a key: set MODEL_KEY.' : '';
    throw new Problem(`No models are listed at ${url}/models (${error.message}).${hint}`);
  });
  const choice = env.MODEL_NAME
    ? modelNamed([server], env.MODEL_NAME)
    : (rankModels([server])[0] ?? null);
  if (choice) return selected(choice, [server], key);
  throw new Problem(
    `${url} offers no ${env.MODEL_NAME ? `model ${env.MODEL_NAME}` : 'model for conversations'}.\n` +
      describeOffer([server]),
  );
}

/**
 * Returns the model of the environment. It is taken as it is, because its server may list no models; the
 * list only adds what the environment leaves out.
 * @returns {Promise<SelectedModel>}
 */
async function selectOfEnvironment(env) {
  const url = env.MODEL_URL.replace(/\/$/, '');
  const key = env.MODEL_KEY ?? 'none';
  const server = await readServer(url, { withinMs: NAMED_WITHIN_MS, key, env }).catch(() => null);
  const servers = server ? [server] : [];
  const choice = env.MODEL_NAME ? modelNamed(servers, env.MODEL_NAME) : rankModels(servers)[0];
  return {
    kind: 'model',
    url,
    key,
    name: env.MODEL_NAME ?? choice?.model.id,
    serverName: server?.name ?? new URL(url).host,
    contextTokens: choice?.model.contextTokens ?? null,
    others: [],
  };
}

function describeOffer(servers) {
  const names = servers.flatMap(({ name, models }) => models.map(({ id }) => `  ${id} (${name})`));
  if (names.length === 0)
    return 'No server answers at the ports of Ollama, LM Studio, llama.cpp or vLLM.';
  const more = names.length - SHOWN_MODELS;
  return [
    'There are:',
    ...names.slice(0, SHOWN_MODELS),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
