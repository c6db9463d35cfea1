import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode } from '../encode';
import { drawPortrait } from '../picture/draw-portrait';
import { PORTRAIT_SIZE } from '../picture/sizes';
import { drawTraits } from '../draw-traits';
import { writeLoop } from './render-loop';

const aiSourceType = 'digitalsourcetype/trainedAlgorithmicMedia';
const THUMBNAIL = { width: 96, height: 120 };

/** Returns the frames of a file, small and grey. */
function decode(path: string): Buffer[] {
  const size = `${THUMBNAIL.width}x${THUMBNAIL.height}`;
  const format = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', size, 'pipe:1'];
  const bytes = execFileSync(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-v', 'error', '-i', path, ...format],
    {
      maxBuffer: 2 ** 24,
    },
  );
  const length = THUMBNAIL.width * THUMBNAIL.height;
  return Array.from({ length: bytes.length / length }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
}

/** Returns the mean difference of two frames, in steps of a byte. */
function difference(a: Buffer | undefined, b: Buffer | undefined): number {
  if (!a || !b) throw new RangeError('There is no such frame');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** Writes the loop of a person and returns its first frame. */
async function writeLoopOf(seed: string, path: string): Promise<Buffer> {
  const portrait = await drawPortrait(drawTraits(seed), { ...PORTRAIT_SIZE, framing: 'bust' });
  return encode(await writeLoop(portrait, path), { format: 'webp' });
}

describe('writeLoop', () => {
  let folder: string;
  let file: Buffer;
  let poster: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'loop-test-'));
    const path = join(folder, 'first.mp4');
    poster = await writeLoopOf('thea', path);
    file = await readFile(path);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('writes the same bytes for the same traits', async () => {
    const path = join(folder, 'second.mp4');
    await writeLoopOf('thea', path);
    expect((await readFile(path)).equals(file)).toBe(true);
  });

  it('is a silent MP4 that can play before it has arrived', () => {
    const text = file.toString('latin1');
    expect(text.slice(4, 8)).toBe('ftyp');
    expect(text).toContain('avc1');
    expect(text).not.toContain('soun');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it('lasts four seconds', () => {
    const header = file.indexOf('mvhd');
    const timescale = file.readUInt32BE(header + 16);
    expect(file.readUInt32BE(header + 20) / timescale).toBe(4);
  });

  it('moves, and returns to its first frame', () => {
    const frames = decode(join(folder, 'first.mp4'));
    expect(frames.length).toBe(96);
    const swing = difference(frames[24], frames[72]);
    expect(swing).toBeGreaterThan(2);
    for (let index = 0; index < frames.length; index++) {
      const next = frames[(index + 1) % frames.length];
      expect(difference(frames[index], next)).toBeLessThan(swing / 2);
    }
  });

  it('carries the mark of generation', () => {
    expect(file.toString('latin1')).toContain(aiSourceType);
  });

  it('answers its first frame', async () => {
    const { width, height, format, xmp } = await sharp(poster).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 600, format: 'webp' });
    expect(xmp?.toString()).toContain(aiSourceType);
  });

  it('fails when the file cannot be written', async () => {
    const nowhere = join(folder, 'missing', 'loop.mp4');
    await expect(writeLoopOf('thea', nowhere)).rejects.toThrow('ffmpeg');
  });
});
