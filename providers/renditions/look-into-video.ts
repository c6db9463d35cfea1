import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectContainer } from './detect-container';
import { readOnlyInput } from './read-only-input';
import { UnreadableOriginal } from './rendition-maker';
import { runFfmpeg } from './run-ffmpeg';

/** A picture every so many seconds, and no more of them. */
const everySeconds = 2;
const mostPictures = 6;

/** Pictures out of a video, from its first frame on, for whoever judges it. Throws UnreadableOriginal. */
export async function lookIntoVideo(original: Buffer): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'look-'));
  try {
    const given = join(folder, 'original');
    await writeFile(given, original);
    const container = await detectContainer(given);
    if (!container) throw new UnreadableOriginal('The original is no video');
    await runFfmpeg([
      ...['-v', 'error', ...readOnlyInput(given, container), '-map', '0:v:0'],
      ...['-vf', `fps=1/${everySeconds}:round=up`, '-frames:v', String(mostPictures)],
      ...['-c:v', 'png', '-f', 'image2', join(folder, 'picture-%03d.png')],
    ]);
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    if (pictures.length === 0) throw new UnreadableOriginal('The original shows nothing');
    return await Promise.all(pictures.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
