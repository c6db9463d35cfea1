import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { drawTraits, render } from '~/sandbox/studio';
import { createRenditionMaker } from './create-rendition-maker';
import { type Rendition, UnreadableOriginal } from './rendition-maker';
import { widthsFor } from './widths-for';

const aiSourceType = 'digitalsourcetype/trainedAlgorithmicMedia';
const maker = createRenditionMaker();

/** Returns all renditions of an original, by kind. */
async function make(original: Buffer, media: 'photo' | 'video' = 'photo') {
  const files = new Map<string, Buffer>();
  const measures = await maker.make(Readable.from([original]), {
    media,
    widths: [360, 720],
    async store(rendition: Rendition) {
      const name =
        rendition.kind === 'picture' ? `w${rendition.width}.${rendition.format}` : rendition.kind;
      const { bytes } = rendition;
      files.set(name, Buffer.isBuffer(bytes) ? bytes : await buffer(bytes));
    },
  });
  return { measures, files, of: (name: string) => files.get(name) ?? Buffer.alloc(0) };
}

const allPictures = ['w360.webp', 'w360.avif', 'w720.webp', 'w720.avif', 'locked'];

/** Returns the variance that a fine blur removes: the detail of a picture. */
async function detail(bytes: Buffer): Promise<number> {
  const image = sharp(bytes).resize(360).greyscale();
  const sharpness = await image.clone().raw().toBuffer();
  const soft = await image.clone().blur(3).raw().toBuffer();
  const sum = sharpness.reduce(
    (total, value, index) => total + (value - (soft[index] ?? 0)) ** 2,
    0,
  );
  return sum / sharpness.length;
}

describe('of a photo', () => {
  let original: Buffer;
  let made: Awaited<ReturnType<typeof make>>;

  beforeAll(async () => {
    const task = { kind: 'cast', slug: 'sable', traits: drawTraits('sable') } as const;
    await render({
      tasks: [{ ...task, wanted: ['preview'] }],
      store: async ({ bytes }) => {
        original = await sharp(bytes).resize(720, 900).keepXmp().jpeg({ quality: 92 }).toBuffer();
      },
    });
    made = await make(original);
  });

  it('are all pictures in their widths, and its measures', async () => {
    expect(made.measures).toEqual({
      width: 720,
      height: 900,
      durationMs: null,
      hasSound: false,
    });
    expect([...made.files.keys()]).toEqual(allPictures);
    for (const [name, width] of [
      ['w360.webp', 360],
      ['w720.avif', 720],
    ] as const) {
      const metadata = await sharp(made.of(name)).metadata();
      expect(metadata).toMatchObject({ width, height: (width * 900) / 720 });
      expect(metadata.format).toBe(name.endsWith('webp') ? 'webp' : 'heif');
    }
  });

  it('keep the mark of generated media and nothing else', async () => {
    const marked = await sharp(original)
      .keepMetadata()
      .withExifMerge({ IFD0: { ImageDescription: 'taken at home' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(marked).metadata()).exif).toBeDefined();
    const { files } = await make(marked);
    for (const bytes of files.values()) {
      const { exif, icc, xmp } = await sharp(bytes).metadata();
      expect({ exif, icc }).toEqual({ exif: undefined, icc: undefined });
      expect(xmp?.toString()).toContain(aiSourceType);
    }
  });

  it('carry no mark of generation when it has none', async () => {
    const { files } = await make(await sharp(original).jpeg().toBuffer());
    for (const bytes of files.values()) {
      expect((await sharp(bytes).metadata()).xmp).toBeUndefined();
    }
  });

  it('are locked: no detail, the palette and the proportions', async () => {
    const locked = made.of('locked');
    expect(await detail(original)).toBeGreaterThan(10);
    expect(await detail(locked)).toBeLessThan(1.5);
    const strongest = async (bytes: Buffer) => {
      const means = (await sharp(bytes).stats()).channels.map((channel) => channel.mean);
      return means.indexOf(Math.max(...means));
    };
    expect(await strongest(locked)).toBe(await strongest(original));
    const { format, width, height } = await sharp(locked).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 600 });
  });

  it('are upright, however the camera was held', async () => {
    const turned = await sharp(original).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { measures, of } = await make(turned);
    expect(measures).toMatchObject({ width: 900, height: 720 });
    expect(await sharp(of('w720.webp')).metadata()).toMatchObject({ width: 720, height: 576 });
  });

  it('are never wider than it is', async () => {
    const small = await sharp(original).resize(500).webp().toBuffer();
    expect([...(await make(small)).files.keys()]).toEqual(['w360.webp', 'w360.avif', 'locked']);
    const tiny = await sharp(original).resize(100).webp().toBuffer();
    const { of } = await make(tiny);
    expect((await sharp(of('w360.webp')).metadata()).width).toBe(100);
  });
});

describe('of a video', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'rendition-test-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function film(metadata: string[]): Promise<Buffer> {
    const path = join(folder, 'film.mp4');
    const source = 'testsrc=size=360x640:rate=12:duration=1';
    const codec = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...metadata];
    execFileSync(ffmpegPath(), ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...codec, path]);
    return readFile(path);
  }

  it('are its first frame and the video, which may play before it has arrived', async () => {
    const { measures, files, of } = await make(await film([]), 'video');
    expect(measures).toEqual({ width: 360, height: 640, durationMs: 1000, hasSound: false });
    expect([...files.keys()]).toEqual(['w360.webp', 'w360.avif', 'locked', 'video']);
    expect(await sharp(of('w360.webp')).metadata()).toMatchObject({ width: 360, height: 640 });
    const text = of('video').toString('latin1');
    expect(text.slice(4, 8)).toBe('ftyp');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it('lose all metadata but the mark', async () => {
    const place = ['-metadata', 'location=+48.85+002.35/', '-metadata', 'title=at home'];
    const bare = (await make(await film(place), 'video')).of('video').toString('latin1');
    expect(bare).not.toMatch(/at home|48\.85/);
    expect(bare).not.toContain(aiSourceType);
    const mark = [
      '-metadata',
      `comment=AI-generated; http://cv.iptc.org/newscodes/${aiSourceType}`,
    ];
    const { of } = await make(await film([...place, ...mark]), 'video');
    expect(of('video').toString('latin1')).not.toMatch(/at home/);
    expect(of('video').toString('latin1')).toContain(aiSourceType);
    expect((await sharp(of('locked')).metadata()).xmp?.toString()).toContain(aiSourceType);
  });

  /** Returns the codecs that a browser would have to play, as `codec, codec`. */
  function describeStreams(bytes: Buffer): string {
    const path = join(folder, 'made.mp4');
    writeFileSync(path, bytes);
    const { stderr } = spawnSync(ffmpegPath(), ['-hide_banner', '-i', path], { encoding: 'utf8' });
    return [...stderr.matchAll(/(?:Video|Audio): (\w+).*?(yuv\w+)?[,(\n]/g)]
      .map(([, codec]) => codec)
      .join(', ');
  }

  /** Returns a second of video with sound, in the given format. */
  function filmAs(file: string, options: string[]): Buffer {
    const path = join(folder, file);
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=161x121:rate=12:duration=1'];
    const sound = ['-f', 'lavfi', '-i', 'sine=duration=1'];
    execFileSync(ffmpegPath(), ['-v', 'error', '-y', ...picture, ...sound, ...options, path]);
    return readFileSync(path);
  }

  it.each([
    ['VP9 and Opus', 'film.webm', ['-c:v', 'libvpx-vp9', '-c:a', 'libopus']],
    ['MPEG-4 and MP3', 'film.avi', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']],
    ['MPEG-2', 'film.ts', ['-c:v', 'mpeg2video', '-c:a', 'mp2', '-s', '160x120', '-r', '25']],
    ['Motion JPEG', 'film.mov', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj422p', '-c:a', 'pcm_s16le']],
    ['Theora', 'film.ogv', ['-c:v', 'libtheora', '-c:a', 'libvorbis']],
    ['H.264 no browser plays', 'film.mkv', ['-c:v', 'libx264', '-pix_fmt', 'yuv444p']],
  ])('are H.264 and AAC when the original is %s', async (_, file, form) => {
    const { measures, of } = await make(filmAs(file, form), 'video');
    const video = of('video');
    expect(describeStreams(video)).toBe('h264, aac');
    expect(measures.width).toBeGreaterThan(159);
    expect(measures.hasSound).toBe(true);
    const text = video.toString('latin1');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it('are the streams as they were when every browser plays them', async () => {
    const path = join(folder, 'twice.mp4');
    const first = await make(filmAs('film.mp4', ['-c:v', 'mpeg4']), 'video');
    writeFileSync(path, first.of('video'));
    const again = (await make(readFileSync(path), 'video')).of('video');
    const framesOf = (bytes: Buffer) => {
      writeFileSync(path, bytes);
      const { stdout } = spawnSync(
        ffmpegPath(),
        ['-v', 'error', '-i', path, '-map', '0', '-c', 'copy', '-f', 'streamhash', '-'],
        { encoding: 'utf8' },
      );
      return stdout;
    };
    expect(framesOf(again)).toMatch(/SHA256/);
    expect(framesOf(again)).toBe(framesOf(first.of('video')));
  });

  it('are refused when it is too long, takes too long, or unpacks to too much', async () => {
    const long = filmAs('film.mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-s', '160x120']);
    for (const limits of [{ durationMs: 500 }, { runMs: 1 }, { memoryBytes: 20 * 1024 * 1024 }]) {
      const strict = createRenditionMaker(limits);
      const store = () => Promise.resolve();
      const options = { media: 'video' as const, widths: [360], store };
      await expect(strict.make(Readable.from([long]), options)).rejects.toThrow(UnreadableOriginal);
    }
    const store = () => Promise.resolve();
    const small = createRenditionMaker({ fileBytes: 2_048 });
    await expect(
      small.make(Readable.from([long]), { media: 'video', widths: [360], store }),
    ).rejects.toThrow(UnreadableOriginal);
  });

  it.each([
    ['a list of files', () => `ffconcat version 1.0\nfile '${join(folder, 'secret.mp4')}'\n`],
    ['a playlist of a file', () => `#EXTM3U\n#EXTINF:1,\nfile://${join(folder, 'secret.mp4')}\n`],
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/hosts"/></svg>'],
    ['a session description', () => 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 5000 RTP/AVP 96\n'],
    ['a manifest', () => '<?xml version="1.0"?><MPD><BaseURL>file:///etc/</BaseURL></MPD>'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    [
      'a playlist behind the beginning of a film',
      () => '\0\0\0\x18ftypmp42#EXTM3U\nfile:/etc/hosts\n',
    ],
  ])('are refused when it is %s, whatever it is called', async (_, write) => {
    await writeFile(join(folder, 'secret.mp4'), await film([]));
    await expect(make(Buffer.from(write()), 'video')).rejects.toThrow(UnreadableOriginal);
  });

  it('wait for ffmpeg when it is missing: the original is not at fault', async () => {
    const original = await film([]);
    vi.stubEnv('FFMPEG_PATH', join(folder, 'no-ffmpeg'));
    const failure: unknown = await make(original, 'video').catch((error: unknown) => error);
    vi.unstubAllEnvs();
    expect(failure).toMatchObject({ message: expect.stringContaining('set FFMPEG_PATH') });
    expect(failure).not.toBeInstanceOf(UnreadableOriginal);
  });

  it('are refused when it reads from elsewhere', async () => {
    const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n');
    await expect(make(list, 'video')).rejects.toThrow(UnreadableOriginal);
  });
});

it.each(['photo', 'video'] as const)('refuses a file that is no %s', async (media) => {
  await expect(make(Buffer.from('neither'), media)).rejects.toThrow(UnreadableOriginal);
});

it('makes the widths that fit, and always one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (width) => {
      const made = widthsFor(width, [360, 720]);
      expect(made).toEqual(width >= 720 ? [360, 720] : [360]);
    }),
  );
});
