import sharp from 'sharp';
import { renderCharacterMedia } from './character-media';
import type { CastTask, WorkerMessage } from './render-cast';

// There is one worker a core: threads of its own would only get in the way of the others.
sharp.concurrency(1);
sharp.cache(false);

function say(message: WorkerMessage): void {
  process.send?.(message);
}

async function perform({ slug, traits, wanted }: CastTask): Promise<void> {
  await renderCharacterMedia(traits, new Set(wanted), (name, bytes) =>
    say({ kind: 'file', slug, name, bytes }),
  );
}

process.on('message', (task: CastTask) => {
  perform(task).then(
    () => say({ kind: 'done' }),
    (error: unknown) => say({ kind: 'failed', reason: `${task.slug}: ${String(error)}` }),
  );
});

// Whoever started this process is gone, however it ended.
process.on('disconnect', () => process.exit(0));
