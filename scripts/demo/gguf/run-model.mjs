/** Serves one GGUF file: `node run-model.mjs RUNNER_FOLDER FILE PORT`. */
import { basename } from 'node:path';

import { openLlama } from './open-llama.mjs';
import { serveModel } from './serve-model.mjs';

const [folder, file, port] = process.argv.slice(2);
const engine = await openLlama(folder, file);
const server = await serveModel(engine, { id: basename(file, '.gguf'), port: Number(port) });
console.log(`${file} is served at ${server.url}, with ${engine.contextTokens} tokens of context`);

process.once('SIGTERM', () => {
  void server.stop().finally(() => process.exit(0));
});
