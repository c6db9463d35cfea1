import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectSound, type SoundContainer } from './detect-sound';
import { peaksOf } from './peaks';
import { markOfVideo } from './ai-mark';
import {
  type Recording,
  type RecordingOptions,
  RecordingTooLong,
  UnreadableOriginal,
} from './rendition-maker';
import { runFfmpeg, type FfmpegLimits } from './run-ffmpeg';
import { wavOf } from '../speech/wav-of';

/** Samples per second for transcription; every provider supports this rate. */
const speechRate = 16_000;
const bytesOfSample = 2;
/** A recorder stops slightly later than requested. */
const graceMs = 1_000;

const limits: FfmpegLimits = {
  runMs: 30_000,
  memoryBytes: 2 * 1024 ** 3,
  fileBytes: 64 * 1024 ** 2,
};

/** Names of ffmpeg's demuxers that differ from our container names. */
const formatNames: Partial<Record<SoundContainer, string>> = {
  mov: 'mov,mp4,m4a,3gp,3g2,mj2',
  matroska: 'matroska,webm',
};

/**
 * Creates from a recording the file to play, AAC with one channel and no metadata except our mark, and the
 * file to transcribe. Throws UnreadableOriginal if its first bytes are not a sound format or it has no
 * sound, and RecordingTooLong.
 */
export async function makeRecording(
  original: Buffer,
  { longestMs, isGenerated = false }: RecordingOptions,
): Promise<Recording> {
  const container = detectSound(original);
  if (!container) throw new UnreadableOriginal('The original is no sound');
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  try {
    const given = join(folder, 'original');
    const made = join(folder, 'made.m4a');
    await writeFile(given, original);
    const end = ['-t', String((longestMs + 2 * graceMs) / 1000)];
    const bare = ['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1'];
    const { output: samples } = await runFfmpeg(
      [
        ...['-v', 'error', '-protocol_whitelist', 'file'],
        ...['-format_whitelist', formatNames[container] ?? container],
        ...['-f', container, '-i', `file:${given}`],
        ...['-map', '0:a:0', ...end, '-ac', '1', '-ar', '32000', '-c:a', 'aac', '-b:a', '48k'],
        ...[...bare, ...(isGenerated ? ['-metadata', `comment=${markOfVideo}`] : [])],
        ...['-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', made],
        ...[
          '-map',
          '0:a:0',
          ...end,
          '-ac',
          '1',
          '-ar',
          String(speechRate),
          '-f',
          's16le',
          'pipe:1',
        ],
      ],
      limits,
    );
    const durationMs = Math.round((samples.length / bytesOfSample / speechRate) * 1000);
    if (durationMs === 0) throw new UnreadableOriginal('The original holds no sound');
    if (durationMs > longestMs + graceMs) throw new RecordingTooLong('The original is too long');
    const peaks = peaksOf(samples, durationMs);
    return { file: await readFile(made), wav: wavOf(samples, speechRate), durationMs, peaks };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
