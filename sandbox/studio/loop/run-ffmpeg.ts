import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Returns the path of ffmpeg: FFMPEG_PATH if set, otherwise the system's own. */
const ffmpegPath = (): string => process.env['FFMPEG_PATH'] ?? 'ffmpeg';

const LONGEST_RUN_MS = 120_000;

function collect(stream: Readable | null): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream?.on('error', reject);
    stream?.on('end', () => resolve(Buffer.concat(chunks)));
    if (!stream) resolve(Buffer.alloc(0));
  });
}

function isWritable(stream: unknown): stream is Writable {
  return typeof stream === 'object' && stream !== null && 'end' in stream;
}

/**
 * Runs ffmpeg with fixed arguments; it reads `first` from pipe:0 and `second` from pipe:3. Resolves with
 * its output on pipe:1, rejects with the end of its error output when it fails.
 */
export async function runFfmpeg(args: string[], first: Buffer, second: Buffer): Promise<Buffer> {
  const child = spawn(ffmpegPath(), args, {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
    killSignal: 'SIGKILL',
  });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const pipes = [
    [child.stdin, first],
    [child.stdio[3], second],
  ] as const;
  for (const [pipe, bytes] of pipes) {
    if (!isWritable(pipe)) continue;
    // A failing child closes its pipes early; its exit code reports the failure.
    pipe.on('error', () => undefined);
    pipe.end(bytes);
  }
  const [output, words, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    closed,
  ]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words.toString().slice(-600)}`);
  return output;
}
