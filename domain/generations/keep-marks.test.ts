import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { makeSigner } from '~/providers/marks/testing/make-signer';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { trustingPictureJudge as judge } from '../moderation/picture-judge';
import { keysOfFolder } from '../media/rendition-keys';
import { newId } from '../shared/ids';
import { folderOf, speechKeyOf } from './generation-files';
import { keepPhoto } from './keep-photo';
import { keepSpeech } from './keep-speech';
import { keepVideo } from './keep-video';

const { context } = await openTestContext();
const storage = await openTestStorage(context);
const { marker, reader } = await makeSigner('Nocturne');
const renditions = createRenditionMaker({}, marker);
const ground = { storage, renditions, judge };

const record = (...of: string[]) =>
  execFileSync(ffmpegPath(), ['-v', 'error', ...of, 'pipe:1'], { maxBuffer: 4 * 1024 ** 2 });
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];
const picture = ['-f', 'lavfi', '-i', 'testsrc=size=72x90:rate=8:duration=2'];
const parts = ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'];

const read = async (key: string) => {
  const file = await storage.read(key);
  return file && buffer(file.stream);
};
const filesOf = async (keys: string[]) =>
  (await Promise.all(keys.map(read))).filter((file) => file !== null);

it('signs every file of a photo: it is ours, and no longer once it was changed', async () => {
  const id = newId();
  const colour = { width: 800, height: 1000, channels: 3, background: '#a43' } as const;
  const bytes = await sharp({ create: colour }).png().toBuffer();
  await keepPhoto(ground, { id, bytes, mostBytes: 1_000_000 });
  const files = await filesOf(keysOfFolder(folderOf(id)));
  expect(files).toHaveLength(5);
  for (const file of files) {
    const found = { kind: 'ours', isGenerated: true, what: 'picture', day: '2026-11-29' };
    expect(await reader.read(file)).toEqual(found);
    expect(file.includes('DigitalSourceType')).toBe(true);
    const changed = Buffer.from(file);
    changed.write('another', changed.indexOf('DigitalSourceType'), 'latin1');
    expect(await reader.read(changed)).toEqual({ kind: 'changed' });
    const edited = await sharp(file).modulate({ hue: 30 }).webp().toBuffer();
    expect(await reader.read(edited)).toEqual({ kind: 'not-ours', saysGenerated: false });
  }
});

it('signs a video, which plays as before', async () => {
  const id = newId();
  const bytes = record(...picture, ...sound, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...parts);
  const kept = await keepVideo(ground, { id, bytes, mostBytes: 1_000_000 });
  expect(kept).toMatchObject({ kind: 'kept' });
  const files = await filesOf(keysOfFolder(folderOf(id)));
  const found = await Promise.all(files.map((file) => reader.read(file)));
  expect(found.map((one) => one.kind === 'ours' && one.what).toSorted()).toEqual(
    ['picture', 'picture', 'picture', 'video'].toSorted(),
  );
  const unsigned = newId();
  const plain = { ...ground, renditions: createRenditionMaker() };
  await keepVideo(plain, { id: unsigned, bytes, mostBytes: 1_000_000 });
  const [signedFilm, film] = await filesOf([id, unsigned].map((of) => `${folderOf(of)}/video.mp4`));
  const framesOf = (file: Buffer | undefined) =>
    execFileSync(ffmpegPath(), ['-v', 'error', '-i', 'pipe:0', '-f', 'framemd5', 'pipe:1'], {
      input: file ?? '',
    }).toString();
  expect(framesOf(signedFilm)).toBe(framesOf(film));
});

it('signs speech', async () => {
  const id = newId();
  const bytes = record(...sound, '-f', 'wav');
  expect(await keepSpeech(ground, { id, bytes, longestMs: 60_000 })).toMatchObject({
    kind: 'kept',
  });
  const file = await read(speechKeyOf(id));
  const found = await reader.read(file ?? Buffer.alloc(0));
  expect(found).toMatchObject({ kind: 'ours', what: 'sound' });
});
