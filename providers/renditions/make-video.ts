import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { markOfVideo, saysGenerated } from './ai-mark';
import { detectContainer, type Container } from './detect-container';
import { makePictures } from './make-pictures';
import { readOnlyInput } from './read-only-input';
import { type Measures, type RenditionOptions, UnreadableOriginal } from './rendition-maker';
import { runFfmpeg, type FfmpegLimits } from './run-ffmpeg';

export interface VideoLimits extends FfmpegLimits {
  /** The maximum length of a video, in milliseconds. */
  durationMs: number;
}

/** Threads per encoder; others run beside it. */
const threads = 2;

/** Every browser plays these streams unchanged. */
const playable = { video: /^h264\b.*\byuvj?420p\b/, audio: /^aac\b/ };
/** Streams from these containers can be copied into an MP4 unchanged. */
const copied: readonly Container[] = ['mov', 'matroska'];

/**
 * Creates and stores a video's pictures, from its first frame, and the video without its metadata: H.264
 * and AAC in an MP4 that can play before it is fully loaded, whatever its original format. Throws
 * UnreadableOriginal if its first bytes are not a video format, or it is too long or too large.
 */
export async function makeVideo(
  original: Readable,
  options: RenditionOptions,
  limits: VideoLimits,
): Promise<Measures> {
  const folder = await mkdtemp(join(tmpdir(), 'rendition-'));
  try {
    const given = join(folder, 'original');
    await pipeline(original, createWriteStream(given));
    const container = await detectContainer(given);
    if (!container) throw new UnreadableOriginal('The original is no video');
    const input = readOnlyInput(given, container);
    const { output: frame, words } = await runFfmpeg(
      [
        ...['-v', 'info', ...input, '-map', '0:v:0', '-frames:v', '1'],
        ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
      ],
      limits,
    );
    const durationMs = readDuration(words);
    if (durationMs !== null && durationMs > limits.durationMs) {
      throw new UnreadableOriginal('The original is too long a video');
    }
    const isGenerated = options.isGenerated === true || saysGenerated(words);
    const size = await makePictures(frame, { ...options, isGenerated });
    const clean = join(folder, 'clean.mp4');
    await runFfmpeg(
      [
        ...['-v', 'error', ...input, '-map', '0:v:0', '-map', '0:a:0?'],
        ...codecs(words, container),
        ...['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1'],
        ...['-fflags', '+bitexact', '-movflags', '+faststart'],
        ...(isGenerated ? ['-metadata', `comment=${markOfVideo}`] : []),
        // Cuts a video that does not declare its length.
        ...['-t', String(limits.durationMs / 1000), '-f', 'mp4', clean],
      ],
      limits,
    );
    const made = await stat(clean);
    const video = { bytes: createReadStream(clean), size: made.size, isGenerated };
    await options.store({ kind: 'video', ...video });
    return { ...size, durationMs, hasSound: describeStream(words, 'audio') !== '' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the codec options of each stream: copied if every browser plays it, otherwise encoded again. */
function codecs(words: string, container: Container): string[] {
  const isCopied = (kind: 'video' | 'audio') =>
    copied.includes(container) && playable[kind].test(describeStream(words, kind));
  return [
    ...(isCopied('video')
      ? ['-c:v', 'copy']
      : [
          ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
          // H.264 of this kind needs an even width and height.
          ...['-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2', '-threads', String(threads)],
        ]),
    ...(isCopied('audio') ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2']),
  ];
}

/** Finds a stream in ffmpeg's output, `Stream #0:0[0x1](und): Video: h264 (High), yuv420p, 360x640`. */
function describeStream(words: string, kind: 'video' | 'audio'): string {
  const mark = kind === 'video' ? ': Video: ' : ': Audio: ';
  const [input = ''] = words.split('Output #');
  const line = input.split('\n').find((one) => one.includes('Stream #') && one.includes(mark));
  return line?.slice(line.indexOf(mark) + mark.length, line.indexOf(mark) + 200) ?? '';
}

/** Parses the length in ffmpeg's output, `Duration: 00:00:04.00`; null if it is unknown. */
function readDuration(words: string): number | null {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):(\d+\.\d+)/.exec(words) ?? [];
  if (seconds === undefined) return null;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}
