import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from './answer-parent';

/** Loaded into every process under test: answers what it holds once garbage is gone. */
answerParent('memory', async () => {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    // Pages that a collection has emptied are given back a little later.
    await delay(250);
  }
  return process.memoryUsage.rss();
});

// Whoever started this process may have been killed.
process.on('disconnect', () => process.exit());
