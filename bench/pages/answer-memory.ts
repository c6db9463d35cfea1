import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from './answer-parent';

/** Loaded into every process under test. Returns its resident memory after a garbage collection. */
answerParent('memory', async () => {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    // Emptied memory pages are returned to the system a little later.
    await delay(250);
  }
  return process.memoryUsage.rss();
});

// The parent process may have been killed.
process.on('disconnect', () => process.exit());
