import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Problem, step } from '../../print.mjs';
import { nextFreePort } from '../../ports.mjs';
import { isAddress, readServer } from '../models/read-server.mjs';
import { installRunner } from './install-runner.mjs';

const FIRST_PORT = 8_091;
// A large file is read from the disk.
const READY_WITHIN_MS = 300_000;
const ANSWER_WITHIN_MS = 2_000;

/** Checks whether `--model` names a file instead of a model or a server. */
export const isModelFile = (wanted) => /\.gguf$/i.test(wanted) && !isAddress(wanted);

/**
 * Runs a GGUF file by llama.cpp in a process of its own, which serves OpenAI's protocol.
 * @param {string} file
 * @param {{ workplace: import('../../commands.mjs').Workplace, dataDir: string, taken: Set<number>,
 *   supervisor: ReturnType<typeof import('../../supervise.mjs').createSupervisor> }} options `taken`
 *   receives the port of the server
 * @returns {Promise<import('../models/select-model.mjs').SelectedModel>}
 */
export async function startModelFile(file, { workplace, dataDir, supervisor, taken }) {
  // npm changes the folder; people write paths from where they are.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(path)) throw new Problem(`There is no file ${path}.`);
  const folder = join(dataDir, 'model-runner');
  await step('llama.cpp', (report) => installRunner(workplace, folder, report));
  const port = await nextFreePort(FIRST_PORT, taken);
  taken.add(port);
  const url = `http://127.0.0.1:${port}/v1`;
  const list = () => readServer(url, { withinMs: ANSWER_WITHIN_MS });
  await step(`loading ${basename(path)}`, () =>
    supervisor.start([
      {
        name: 'model',
        command: process.execPath,
        args: [
          fileURLToPath(new URL('run-model.mjs', import.meta.url)),
          folder,
          path,
          String(port),
        ],
        env: process.env,
        readyWithinMs: READY_WITHIN_MS,
        isReady: () =>
          list().then(
            () => true,
            () => false,
          ),
      },
    ]),
  );
  const [model] = (await list()).models;
  return {
    kind: 'model',
    url,
    key: 'none',
    name: model?.id ?? basename(path),
    serverName: 'llama.cpp',
    contextTokens: model?.contextTokens ?? null,
    others: [],
  };
}
