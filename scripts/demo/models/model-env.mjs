/** Milliseconds until the first words: a model on this machine may still be read from the disk. */
const FIRST_WORDS_MS = 60_000;
/** Milliseconds for a whole answer of a model that runs without a graphics card. */
const ANSWER_MS = 180_000;

/**
 * Returns the product's variables for a model. The sandbox's stand-in replies while it is unavailable.
 * @param {import('./select-model.mjs').SelectedModel | import('./select-model.mjs').NoModel} model
 * @param {Record<string, string | undefined>} env
 * @param {number} sandboxPort
 * @returns {Record<string, string>}
 */
export function modelEnv(model, env, sandboxPort) {
  const sandbox = `http://127.0.0.1:${sandboxPort}/v1`;
  if (model.kind === 'stand-in') {
    return { MODEL_URL: sandbox, MODEL_KEY: 'sandbox', MODEL_NAME: 'persona' };
  }
  return {
    MODEL_URL: model.url,
    MODEL_KEY: model.key,
    ...(model.name && { MODEL_NAME: model.name }),
    ...(model.contextTokens && { MODEL_CONTEXT_TOKENS: String(model.contextTokens) }),
    MODEL_FIRST_WORDS_MS: String(FIRST_WORDS_MS),
    MODEL_ANSWER_MS: String(ANSWER_MS),
    MODEL_FALLBACK_URL: sandbox,
    MODEL_FALLBACK_KEY: 'sandbox',
    MODEL_FALLBACK_NAME: 'persona',
    ...chosenByHand(env),
  };
}

/** Returns the limits that the environment sets, which are not replaced. */
function chosenByHand(env) {
  const names = ['MODEL_CONTEXT_TOKENS', 'MODEL_FIRST_WORDS_MS', 'MODEL_ANSWER_MS'];
  return Object.fromEntries(names.filter((name) => env[name]).map((name) => [name, env[name]]));
}
