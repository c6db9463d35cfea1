import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { markOfVideo, saysGenerated } from './ai-mark';
import { makePictures } from './make-pictures';
import type { Measures, RenditionOptions } from './rendition-maker';
import { runFfmpeg } from './run-ffmpeg';

/** Makes and stores a video's pictures, from its first frame, and the video without its metadata. */
export async function makeVideo(original: Readable, options: RenditionOptions): Promise<Measures> {
  const folder = await mkdtemp(join(tmpdir(), 'rendition-'));
  try {
    const given = join(folder, 'original');
    await pipeline(original, createWriteStream(given));
    const { output: frame, words } = await runFfmpeg([
      ...['-v', 'info', '-i', given, '-map', '0:v:0', '-frames:v', '1'],
      ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
    ]);
    const isGenerated = saysGenerated(words);
    const size = await makePictures(frame, { ...options, isGenerated });
    const clean = join(folder, 'clean.mp4');
    await runFfmpeg([
      ...['-v', 'error', '-i', given, '-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy'],
      ...['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1'],
      ...['-fflags', '+bitexact', '-movflags', '+faststart'],
      ...(isGenerated ? ['-metadata', `comment=${markOfVideo}`] : []),
      ...['-f', 'mp4', clean],
    ]);
    await options.store({ kind: 'video', bytes: createReadStream(clean) });
    return { ...size, durationMs: readDuration(words) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** ffmpeg says `Duration: 00:00:04.00`; null where it does not know. */
function readDuration(words: string): number | null {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):(\d+\.\d+)/.exec(words) ?? [];
  if (seconds === undefined) return null;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}
