import { execFileSync } from 'node:child_process';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { stack } from '../stack';

/** Says what the sandbox hears in the next recording. */
export async function hearNext(words: string): Promise<void> {
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
