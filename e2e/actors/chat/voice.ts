import { execFileSync } from 'node:child_process';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { expect } from '../../expect';
import type { Knex } from 'knex';
import { stack } from '../../stack';
import { withDatabase } from '../database';

/** An advisory lock of the whole stack, so that no other test's recording is mistaken for this one's. */
const transcriptionLock = 7_042;

/** The maximum time until the current holder is done, in milliseconds. */
export const longestTranscription = 200_000;

/** Takes a lock that ends with the connection; returns false if it is taken. */
async function holdLock(db: Knex, lock: number): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { held: boolean }[] }>(
    'select pg_try_advisory_lock(?) as held',
    [lock],
  );
  return rows[0]?.held ?? false;
}

/** Runs a test part during which no other test sets what the sandbox transcribes. */
export const transcribeAlone = (
  act: (transcribeNext: (words: string) => Promise<void>) => Promise<void>,
) =>
  withDatabase(async (db) => {
    // Polls, because no statement of ours may wait for long.
    await expect
      .poll(() => holdLock(db, transcriptionLock), {
        timeout: longestTranscription,
        intervals: [500],
      })
      .toBe(true);
    try {
      await act(transcribeNext);
    } finally {
      await fetch(`${stack.sandboxUrl()}/speech/next`, { method: 'DELETE' });
    }
  });

/** Sets the words that the sandbox transcribes from the next recording. */
async function transcribeNext(words: string): Promise<void> {
  await fetch(`${stack.sandboxUrl()}/speech/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words }),
  });
}

/** Returns two seconds of a tone, in the format of a phone's recorder. */
export function toneFile() {
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=240:duration=2'];
  const buffer = execFileSync(ffmpegPath(), ['-v', 'error', ...tone, '-f', 'ogg', 'pipe:1']);
  return { name: 'note.ogg', mimeType: 'audio/ogg', buffer };
}
