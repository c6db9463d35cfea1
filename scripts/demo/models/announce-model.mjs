const SHOWN_OTHERS = 4;

const HOW_TO_CHOOSE =
  'npm run demo -- --model NAME, where NAME may also be an address, a GGUF file, or off';

/**
 * Returns one line about the model for the list of preparations.
 * @param {import('./select-model.mjs').SelectedModel | import('./select-model.mjs').NoModel} model
 */
export function nameModel(model) {
  if (model.kind === 'model') {
    return `language model: ${model.name ?? 'the default'} (${model.serverName}, ${model.url})`;
  }
  return `language model: none ${model.isWanted ? 'is wanted' : 'was found'}; the stand-in answers`;
}

/**
 * Returns the lines of the welcome about who answers in chats, and how to choose another.
 * @param {import('./select-model.mjs').SelectedModel | import('./select-model.mjs').NoModel} model
 * @param {{ problem: string | null }} [warm] why the model did not answer at start, if it did not
 */
export function announceModel(model, { problem } = { problem: null }) {
  if (model.kind === 'stand-in') {
    return [
      'An offline stand-in of hand-written lines: no language model.',
      ...model.locked.map(
        (url) => `A server at ${url} wants a key: MODEL_KEY=… npm run demo -- --model ${url}`,
      ),
      'Start Ollama, LM Studio, llama.cpp or vLLM first and it is found, or choose one:',
      HOW_TO_CHOOSE,
    ];
  }
  const { name = 'the default model', serverName, url, others } = model;
  return [
    `${name} (${serverName}, ${url}). While it is unavailable, an offline stand-in replies.`,
    ...(problem ? [`It did not answer at start: ${problem}`] : []),
    ...(others.length > 0 ? [`There are also ${others.slice(0, SHOWN_OTHERS).join(', ')}.`] : []),
    `Another one: ${HOW_TO_CHOOSE}`,
  ];
}
