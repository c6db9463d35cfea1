import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../renditions/run-ffmpeg';
import { readPlainWav, resample } from './read-plain-wav';
import { sentRate } from './voice-line';

const limits = { runMs: 20_000, memoryBytes: 2 * 1024 ** 3, fileBytes: 64 * 1024 ** 2 };

/**
 * Decodes a service's speech, in any container, to the samples that a connection plays. Throws
 * UnreadableOriginal. Plain WAV needs no other process, which would add a tenth of a second of waiting.
 */
export async function decodeSpeech(sound: Buffer): Promise<Int16Array> {
  const plain = readPlainWav(sound);
  if (plain) return resample(plain, sentRate);
  const folder = await mkdtemp(join(tmpdir(), 'speech-'));
  try {
    const given = join(folder, 'given');
    await writeFile(given, sound);
    const { output } = await runFfmpeg(
      [
        ...['-v', 'error', '-protocol_whitelist', 'file', '-i', `file:${given}`],
        ...['-map', '0:a:0', '-ac', '1', '-ar', String(sentRate), '-f', 's16le', 'pipe:1'],
      ],
      limits,
    );
    return new Int16Array(Uint8Array.from(output).buffer, 0, output.length >> 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
