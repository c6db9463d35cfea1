import { spawn } from 'node:child_process';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { UnreadableOriginal } from './rendition-maker';

/** Limits of one run of ffmpeg. */
export interface FfmpegLimits {
  /** Milliseconds from start to end. */
  runMs: number;
  /** Address space, in bytes; far more than the largest video needs. */
  memoryBytes: number;
  /** The maximum size of a file that it may write, in bytes. */
  fileBytes: number;
}

export const defaultLimits: FfmpegLimits = {
  runMs: 600_000,
  memoryBytes: 4 * 1024 ** 3,
  fileBytes: 2 * 1024 ** 3,
};

const mostOutput = 256 * 1024 * 1024;
const mostWords = 64 * 1024;
/** The exit code of our shell script if the program does not exist. */
const notFound = 126;
/** The maximum size of a single memory allocation, in bytes. */
const mostAtOnce = 512 * 1024 * 1024;

/**
 * Sets the limits and replaces the shell by ffmpeg. A system without memory limits (macOS) runs without
 * one. `ulimit -v` counts in units of 1,024 bytes, `ulimit -f` in 512.
 */
const limited =
  'command -v "$3" >/dev/null || exit 126; ulimit -v "$1" 2>/dev/null; ulimit -f "$2" 2>/dev/null; shift 2; exec "$@"';

/**
 * Runs ffmpeg, which may only read and write files and pipes, within limits of time, memory and size, and
 * without this process's environment. Resolves with its output on pipe:1 and its messages. Throws
 * UnreadableOriginal if it fails or exceeds a limit, and another error if ffmpeg is missing.
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
