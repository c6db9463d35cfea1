import { spawn } from 'node:child_process';
import { speakByItself } from './own-voice';

/** The program, from Debian's package of the same name. */
const program = 'espeak-ng';

const longestMs = 20_000;
const mostBytes = 32 * 1024 * 1024;

/** Variants of espeak-ng's voice, chosen by the letters of our voice's name. */
const variants = ['+f2', '+f3', '+f4', '+f5'] as const;

/**
 * Synthesises a text as a WAV: with espeak-ng if it is installed, otherwise with the sandbox's own voice.
 * The language has two letters.
 */
export async function say(text: string, voice: string, language = 'en'): Promise<Buffer> {
  return (await sayWithEspeak(text, voice, language)) ?? speakByItself(text, voice);
}

/** Returns null if the program is missing or failed. */
function sayWithEspeak(text: string, voice: string, language: string): Promise<Buffer | null> {
  const sum = [...voice].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const variant = variants[sum % variants.length] ?? variants[0];
  const child = spawn(
    program,
    ['--stdout', '--stdin', '-s', '150', '-v', `${language}${variant}`],
    { stdio: ['pipe', 'pipe', 'ignore'], timeout: longestMs },
  );
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostBytes) child.kill();
    else chunks.push(chunk);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 && size > 44 ? Buffer.concat(chunks) : null));
  });
}
