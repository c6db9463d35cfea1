import sharp from 'sharp';
import { renderCharacterMedia } from './character-media';
import type { RenderTask, WorkerMessage } from './render-pool';
import { renderShots } from './shots';

// There is one worker per core: additional threads would only slow the others down.
sharp.concurrency(1);
sharp.cache(false);

function say(message: WorkerMessage): void {
  process.send?.(message);
}

const nameOf = (task: RenderTask) => (task.kind === 'cast' ? task.slug : task.of);

async function perform(task: RenderTask): Promise<void> {
  const handOver = (name: string, bytes: Buffer) =>
    say({ kind: 'file', of: nameOf(task), name, bytes });
  if (task.kind === 'shots') await renderShots(task, handOver);
  else await renderCharacterMedia(task.traits, new Set(task.wanted), handOver);
}

process.on('message', (task: RenderTask) => {
  perform(task).then(
    () => say({ kind: 'done' }),
    (error: unknown) => say({ kind: 'failed', reason: `${nameOf(task)}: ${String(error)}` }),
  );
});

// The parent process is gone, however it ended.
process.on('disconnect', () => process.exit(0));
