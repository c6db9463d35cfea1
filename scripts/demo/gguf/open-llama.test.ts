import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.mjs';
import { runnerModule } from './install-runner.mjs';
import { openLlama } from './open-llama.mjs';

/** Plays the module of llama.cpp: its sessions return what they were given. */
const runner = `
  const sequence = { tokenMeter: { getState: () => 0, diff: () => ({ usedInputTokens: 7, usedOutputTokens: 2 }) } };
  const context = { contextSize: 2048, getSequence: () => sequence };
  const model = { trainContextSize: 2048, createContext: async () => context };
  export const getLlama = async () => ({ loadModel: async () => model });
  export class LlamaChatSession {
    setChatHistory(history) { this.history = history; }
    async promptWithMeta(prompt, { onTextChunk, maxTokens }) {
      onTextChunk(JSON.stringify({ history: this.history, prompt, maxTokens }));
      return { stopReason: 'maxTokens' };
    }
    dispose() {}
  }`;

const messages = [
  { role: 'system', content: 'You are Noor.' },
  { role: 'user', content: 'Hello' },
];
const history = [{ type: 'system', text: 'You are Noor.' }];

it.each([
  ['the person speaks last', messages, { history, prompt: 'Hello' }],
  [
    'the character spoke last',
    [...messages, { role: 'assistant', content: 'Hi.' }],
    {
      history: [...history, { type: 'user', text: 'Hello' }, { type: 'model', response: ['Hi.'] }],
      prompt: '',
    },
  ],
])('passes a conversation in which %s to a session', async (_, conversation, expected) => {
  const folder = temporaryFolder();
  const file = runnerModule(folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file.replace(/dist.index\.js$/, 'package.json'), '{ "type": "module" }');
  writeFileSync(file, runner);
  const engine = await openLlama(folder, 'model.gguf');
  let text = '';
  const { signal } = new AbortController();
  const result = await engine.reply({
    messages: conversation,
    maxTokens: 90,
    temperature: undefined,
    stop: [],
    signal,
    onText: (piece) => (text += piece),
  });
  expect(JSON.parse(text)).toEqual({ ...expected, maxTokens: 90 });
  expect(result).toEqual({ reason: 'length', tokensIn: 7, tokensOut: 2 });
});
