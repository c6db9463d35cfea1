const part = (words) => new RegExp(`(?:^|[^a-z0-9])(?:${words})(?=[^a-z]|$)`, 'i');

/** Names of models for other work than talk. */
const OTHER_WORK = [
  /embed|rerank|whisper|diffusion|moondream|paligemma|florence|siglip|colbert|minilm|shieldgemma/i,
  part('bge|gte|e5|tts|stt|asr|kokoro|piper|bark|xtts|orpheus|clip|vae|flux|sdxl|ocr|guard|reward'),
  // They are listed beside those of this machine and answer from another.
  /[-:]cloud$/i,
];
const MADE_FOR_TALK = part('instruct|chat|it|assistant|hermes|dolphin|zephyr|vicuna|openchat|nemo');
const UNTRAINED = part('base|pt|text|pretrain|pretrained');
const FOR_CODE = /coder|code|starcoder|sql|math/i;
const SEES = part('vl|vision|llava|minicpm-v|bakllava|pixtral');
const REASONS = part('r1|qwq|thinking|think|reasoning|reasoner|magistral');

/**
 * Checks by its name whether a model continues conversations.
 * @param {string} id
 */
export const isForChat = (id) => !OTHER_WORK.some((name) => name.test(id));

/**
 * Returns the parameters of a model in billions, as its name or a server states them (`8b`, `8x7b`, `360m`).
 * @param {string} text
 * @returns {number | null}
 */
export function parametersOf(text) {
  const match = /(?:^|[^a-z0-9.])(?:(\d+)x)?(\d+(?:\.\d+)?)([bm])(?![a-z0-9])/i.exec(text);
  if (!match) return null;
  const [, times = '1', size, unit] = match;
  return (Number(times) * Number(size)) / (unit.toLowerCase() === 'm' ? 1000 : 1);
}

/** Points for a size in billions of parameters: small ones lose the thread, large ones are slow here. */
function pointsOfSize(parameters) {
  if (parameters === null) return 0;
  if (parameters < 1.5) return -2;
  if (parameters < 3) return 1;
  if (parameters <= 16) return 3;
  return parameters <= 40 ? 1 : -3;
}

/**
 * Rates how well a model suits a conversation; more is better.
 * @param {import('./read-server.mjs').OfferedModel} model
 */
export function suitability({ id, parameters, isLoaded }) {
  const points = [
    [MADE_FOR_TALK, 3],
    [UNTRAINED, -4],
    [FOR_CODE, -4],
    [SEES, -1],
    // Their first words come late.
    [REASONS, -3],
  ].reduce((sum, [name, worth]) => sum + (name.test(id) ? worth : 0), 0);
  return points + pointsOfSize(parameters) + (isLoaded ? 4 : 0);
}
