import { setTimeout as pause } from 'node:timers/promises';

import { say } from '../../print.mjs';

const EVERY_MS = 5_000;
const WITHIN_MS = 3_000;

/**
 * Checks whether a server still answers.
 * @param {{ url: string, key: string }} model
 */
async function isThere({ url, key }) {
  try {
    const response = await fetch(`${url}/models`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await response.body?.cancel();
    // A server without this list answers 404; only one that fails is gone.
    return response.status < 500;
  } catch {
    return false;
  }
}

/**
 * Reports when the model's server stops answering and when it answers again, until the signal.
 * @param {import('./select-model.mjs').SelectedModel | import('./select-model.mjs').NoModel} model
 * @param {{ report?: (text: string) => void, everyMs?: number, signal?: AbortSignal }} [options]
 */
export async function watchModel(model, { report = say, everyMs = EVERY_MS, signal } = {}) {
  if (model.kind !== 'model') return;
  const { name = 'the model', serverName } = model;
  let wasThere = true;
  while (!signal?.aborted) {
    const isThereNow = await isThere(model);
    if (wasThere && !isThereNow) {
      report(`\n${serverName} no longer answers. The offline stand-in replies until it is back.`);
    }
    if (!wasThere && isThereNow) report(`${serverName} answers again: ${name} replies.`);
    wasThere = isThereNow;
    await pause(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
