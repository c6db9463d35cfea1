import { spawn } from 'node:child_process';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import { UnreadableOriginal } from './rendition-maker';

const longestRunMs = 120_000;
const mostOutput = 256 * 1024 * 1024;
const mostWords = 64 * 1024;

/**
 * Runs ffmpeg, which may read and write files and pipes and open nothing else. Resolves with what it
 * wrote to pipe:1 and what it said; throws UnreadableOriginal when it fails or takes too long.
 */
export async function runFfmpeg(args: string[]): Promise<{ output: Buffer; words: string }> {
  const bounds = ['-hide_banner', '-nostdin', '-y', '-protocol_whitelist', 'file,pipe'];
  const child = spawn(ffmpeg.path, [...bounds, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestRunMs,
    killSignal: 'SIGKILL',
  });
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
  if (code === 0) return { output: Buffer.concat(chunks), words };
  throw new UnreadableOriginal(`ffmpeg ended with ${code}: ${words.slice(-300)}`);
}
