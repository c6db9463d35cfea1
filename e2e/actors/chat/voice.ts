import { execFileSync } from 'node:child_process';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { expect } from '../../expect';
import type { Knex } from 'knex';
import { stack } from '../../stack';
import { withDatabase } from '../database';

/** No other test's recording may be taken for this one's: a lock that the whole stack knows by its number. */
const soleHearing = 7_042;

/** Until whoever is heard now is done, in milliseconds. */
export const longestHearing = 200_000;

/** Takes a lock that ends with the connection; false where somebody has it. */
async function holdLock(db: Knex, lock: number): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { held: boolean }[] }>(
    'select pg_try_advisory_lock(?) as held',
    [lock],
  );
  return rows[0]?.held ?? false;
}

/** Lets nobody else say what the sandbox hears as long as something is done. */
export const hearAlone = (act: (hearNext: (words: string) => Promise<void>) => Promise<void>) =>
  withDatabase(async (db) => {
    // Asked again and again: no statement of ours may wait for long.
    await expect
      .poll(() => holdLock(db, soleHearing), { timeout: longestHearing, intervals: [500] })
      .toBe(true);
    try {
      await act(hearNext);
    } finally {
      await fetch(`${stack.sandboxUrl()}/speech/next`, { method: 'DELETE' });
    }
  });

/** Says what the sandbox hears in the next recording. */
async function hearNext(words: string): Promise<void> {
  await fetch(`${stack.sandboxUrl()}/speech/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words }),
  });
}

/** Two seconds of a tone, as a phone's recorder would have written them. */
export function toneFile() {
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=240:duration=2'];
  const buffer = execFileSync(ffmpegPath(), ['-v', 'error', ...tone, '-f', 'ogg', 'pipe:1']);
  return { name: 'note.ogg', mimeType: 'audio/ogg', buffer };
}
