import { pathToFileURL } from 'node:url';

import { runnerModule } from './install-runner.mjs';

/** The longest context that is reserved; more takes memory that replies never need. */
const CONTEXT_TOKENS = 4_096;
const TEMPERATURE = 0.8;

/**
 * A model that continues conversations.
 * @typedef {object} Engine
 * @property {number} contextTokens
 * @property {number | null} parameters
 * @property {(request: ChatRequest) => Promise<{ reason: 'stop' | 'length', tokensIn: number,
 *   tokensOut: number }>} reply
 */

/**
 * @typedef {{ messages: { role: string, content: string }[], maxTokens: number | undefined,
 *   temperature: number | undefined, stop: string[], signal: AbortSignal,
 *   onText: (text: string) => void }} ChatRequest
 */

/**
 * Loads a file with the llama.cpp that is installed in a folder.
 * @param {string} folder
 * @param {string} file
 * @returns {Promise<Engine>}
 */
export async function openLlama(folder, file) {
  const { getLlama, LlamaChatSession } = await import(pathToFileURL(runnerModule(folder)).href);
  const llama = await getLlama();
  const model = await llama.loadModel({ modelPath: file });
  const context = await model.createContext({
    contextSize: { max: Math.min(CONTEXT_TOKENS, model.trainContextSize) },
  });
  const sequence = context.getSequence();
  return {
    contextTokens: context.contextSize,
    parameters: null,
    async reply({ messages, maxTokens, temperature, stop, signal, onText }) {
      const session = new LlamaChatSession({
        contextSequence: sequence,
        autoDisposeSequence: false,
      });
      try {
        const { history, prompt } = readConversation(messages);
        session.setChatHistory(history);
        const before = sequence.tokenMeter.getState();
        const { stopReason } = await session.promptWithMeta(prompt, {
          signal,
          stopOnAbortSignal: true,
          temperature: temperature ?? TEMPERATURE,
          ...(maxTokens && { maxTokens }),
          ...(stop.length > 0 && { customStopTriggers: stop }),
          onTextChunk: onText,
        });
        const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
        const reason = stopReason === 'maxTokens' ? 'length' : 'stop';
        return { reason, tokensIn: usedInputTokens, tokensOut: usedOutputTokens };
      } finally {
        // The sequence stays, and with it the evaluated beginning that the next prompt shares.
        session.dispose();
      }
    },
  };
}

/**
 * Divides messages into what was said before and the last message, which a session needs separately.
 * @param {{ role: string, content: string }[]} messages
 */
function readConversation(messages) {
  const isFromPerson = messages.at(-1)?.role === 'user';
  const earlier = isFromPerson ? messages.slice(0, -1) : messages;
  const history = earlier.map(({ role, content }) => {
    if (role === 'assistant') return { type: 'model', response: [content] };
    return { type: role === 'system' ? 'system' : 'user', text: content };
  });
  return { history, prompt: isFromPerson ? (messages.at(-1)?.content ?? '') : '' };
}
