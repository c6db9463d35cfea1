import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectContainer } from './detect-container';
import { readOnlyInput } from './read-only-input';
import { UnreadableOriginal } from './rendition-maker';
import { runFfmpeg } from './run-ffmpeg';

const everySeconds = 2;

/** Milliseconds by which a video may exceed the ordered length. */
const graceMs = 1_000;

/**
 * Extracts pictures from a video for moderation, from its first frame to its end, one every two seconds.
 * Throws UnreadableOriginal if it is not a video, has no pictures or is too long.
 */
export async function lookIntoVideo(
  original: Buffer,
  { longestMs }: { longestMs: number },
): Promise<Buffer[]> {
  const mostPictures = Math.ceil((longestMs + graceMs) / 1000 / everySeconds) + 1;
  const folder = await mkdtemp(join(tmpdir(), 'look-'));
  try {
    const given = join(folder, 'original');
    await writeFile(given, original);
    const container = await detectContainer(given);
    if (!container) throw new UnreadableOriginal('The original is no video');
    await runFfmpeg([
      ...['-v', 'error', ...readOnlyInput(given, container), '-map', '0:v:0'],
      ...['-vf', `fps=1/${everySeconds}:round=up`, '-frames:v', String(mostPictures + 1)],
      ...['-c:v', 'png', '-f', 'image2', join(folder, 'picture-%03d.png')],
    ]);
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    if (pictures.length === 0) throw new UnreadableOriginal('The original shows nothing');
    if (pictures.length > mostPictures)
      throw new UnreadableOriginal('The original goes on for longer');
    return await Promise.all(pictures.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
