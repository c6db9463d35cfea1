import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { videoSize, type VideoOrder } from '~/domain/generations/schema';
import { drawOrder } from './draw-order';

const framesPerSecond = 24;
const longestMs = 60_000;

/**
 * Films what an order asks for, as far as the studio can: its picture, which the camera comes nearer to
 * slowly. The same key is the same film.
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
    // Twice the size, so that the steps of the camera are too small to be seen.
    const camera = [
      `scale=${2 * width}:-2`,
      `zoompan=z='1+0.12*on/${frames}':x='iw/2-(iw/zoom/2)':y='ih/3-(ih/zoom/3)'`,
    ].join(',');
    const out = `:d=${frames}:s=${width}x${height}:fps=${framesPerSecond}`;
    await run([
      ...['-v', 'error', '-y', '-i', still, '-vf', `${camera}${out}`, '-frames:v', String(frames)],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p'],
      ...['-movflags', '+faststart', film],
    ]);
    return await readFile(film);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: string[]): Promise<void> {
  const child = spawn(ffmpegPath(), args, { stdio: 'ignore', timeout: longestMs });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`)),
    );
  });
}
