const WITHIN_MS = 180_000;
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Has a server on this machine read its model from the disk, so that the first reply does not wait for it.
 * The work goes on in the background; `problem` is set if the model does not answer.
 * @param {import('./select-model.mjs').SelectedModel | import('./select-model.mjs').NoModel} model
 * @returns {{ problem: string | null, ended: Promise<void> }}
 */
export function warmUp(model) {
  /** @type {{ problem: string | null, ended: Promise<void> }} */
  const state = { problem: null, ended: Promise.resolve() };
  // A call of a server elsewhere may cost money.
  if (model.kind !== 'model' || !OWN_MACHINE.includes(new URL(model.url).hostname)) return state;
  state.ended = callOnce(model).then(
    (problem) => void (state.problem = problem),
    (error) => void (state.problem = error.message),
  );
  return state;
}

/** @returns {Promise<string | null>} what is wrong, if anything */
async function callOnce({ url, key, name }) {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: name,
      messages: [{ role: 'user', content: 'Hello' }],
      max_tokens: 1,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const text = await response.text();
  return response.ok ? null : `it answered ${response.status}: ${text.slice(0, 200)}`;
}
