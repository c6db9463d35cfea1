import { spawn } from 'node:child_process';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { UnreadableOriginal } from './rendition-maker';

/** What one run of ffmpeg may take. */
export interface FfmpegLimits {
  /** Milliseconds from start to end. */
  runMs: number;
  /** Address space, in bytes; far more than a video of the largest size needs. */
  memoryBytes: number;
  /** Largest file it may write, in bytes. */
  fileBytes: number;
}

export const defaultLimits: FfmpegLimits = {
  runMs: 600_000,
  memoryBytes: 4 * 1024 ** 3,
  fileBytes: 2 * 1024 ** 3,
};

const mostOutput = 256 * 1024 * 1024;
const mostWords = 64 * 1024;
/** What a shell ends with that finds no program. */
const notFound = 126;
/** Largest single piece of memory it may ask for, in bytes. */
const mostAtOnce = 512 * 1024 * 1024;

/**
 * Sets the limits and becomes ffmpeg. A system that knows no limit of memory (macOS) goes without.
 * `ulimit -v` counts in units of 1,024 bytes, `ulimit -f` in 512.
 */
const limited =
  'command -v "$3" >/dev/null || exit 126; ulimit -v "$1" 2>/dev/null; ulimit -f "$2" 2>/dev/null; shift 2; exec "$@"';

/**
 * Runs ffmpeg, which may read and write files and pipes and open nothing else, within limits of time,
 * memory and size, and knows nothing of this process's environment. Resolves with what it wrote to
 * pipe:1 and what it said; throws UnreadableOriginal when it fails or takes too much, and another
 * error where there is no ffmpeg.
 */
export async function runFfmpeg(
  args: string[],
  { runMs, memoryBytes, fileBytes }: FfmpegLimits = defaultLimits,
): Promise<{ output: Buffer; words: string }> {
  const bounds = ['-hide_banner', '-nostdin', '-y', '-max_alloc', String(mostAtOnce)];
  const sizes = [memoryBytes / 1024, fileBytes / 512].map((size) => String(Math.floor(size)));
  const child = spawn(
    '/bin/sh',
    ['-c', limited, 'sh', ...sizes, ffmpegPath(), ...bounds, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env['PATH'] },
      timeout: runMs,
      killSignal: 'SIGKILL',
    },
  );
  const chunks: Buffer[] = [];
  let size = 0;
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostOutput) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (words.length < mostWords) words += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === notFound) {
    throw new Error(`${ffmpegPath()} cannot be started: install ffmpeg, or set FFMPEG_PATH`);
  }
  if (code === 0) return { output: Buffer.concat(chunks), words };
  throw new UnreadableOriginal(`ffmpeg ended with ${code}: ${words.slice(-300)}`);
}
