import { execFileSync } from 'node:child_process';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { stack } from '../stack';
import { withDatabase } from './database';

/** No other test's recording may be taken for this one's: a lock that the whole stack knows by its number. */
const soleHearing = 7_042;

/** Lets nobody else say what the sandbox hears as long as something is done. */
export const hearAlone = (act: (hearNext: (words: string) => Promise<void>) => Promise<void>) =>
  withDatabase(async (db) => {
    await db.raw('set statement_timeout = 0; set lock_timeout = 0');
    await db.raw('select pg_advisory_lock(?)', [soleHearing]);
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
