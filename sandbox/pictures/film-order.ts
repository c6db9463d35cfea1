import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { videoSize, type VideoOrder } from '~/domain/generations/schema';
import { runFfmpeg } from '../studio';
import { drawOrder } from './draw-order';

const framesPerSecond = 24;
const nothing = Buffer.alloc(0);

/**
 * Films an order as far as the studio can: its picture, with a slow zoom. The same key yields the same
 * film.
 */
export async function filmOrder(
  { seconds, ...order }: VideoOrder,
  how: { key: string; niceness: number },
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const still = join(folder, 'still.jpg');
    const film = join(folder, 'film.mp4');
    await writeFile(still, await drawOrder({ ...order, shape: 'portrait' }, how));
    const frames = seconds * framesPerSecond;
    const { width, height } = videoSize;
    // Twice the size, so that the steps of the zoom are too small to see.
    const camera = [
      `scale=${2 * width}:-2`,
      `zoompan=z='1+0.12*on/${frames}':x='iw/2-(iw/zoom/2)':y='ih/3-(ih/zoom/3)'`,
    ].join(',');
    const out = `:d=${frames}:s=${width}x${height}:fps=${framesPerSecond}`;
    const args = [
      ...[
        '-v',
        'error',
        '-nostdin',
        '-y',
        '-i',
        still,
        '-vf',
        `${camera}${out}`,
        '-frames:v',
        String(frames),
      ],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p'],
      ...['-movflags', '+faststart', film],
    ];
    await runFfmpeg(args, nothing, nothing);
    return await readFile(film);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
