import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod';
import { encode, fromPicture } from './encode';
import { writeLoop } from './loop/render-loop';
import { cropAvatar } from './picture/crop-avatar';
import { type DrawnPortrait, drawPortrait } from './picture/draw-portrait';
import { COVER_HEAD_X, COVER_SIZE, PORTRAIT_SIZE } from './picture/sizes';
import type { Traits } from './traits';

/** The files created from one drawing of a person. */
export const mediaNameSchema = z.enum([
  'portrait',
  'card',
  'cover',
  'avatar',
  'preview',
  'poster',
  'loop',
]);
export type MediaName = z.infer<typeof mediaNameSchema>;

/** Removes film grain, which is expensive in a PNG: without it every preview stays well below 200 KiB. */
async function withoutGrain(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).blur(0.7);
}

async function cutFromPortrait(portrait: DrawnPortrait, name: MediaName): Promise<Buffer | null> {
  const image = fromPicture(portrait.picture);
  switch (name) {
    case 'portrait':
      return encode(image, { format: 'avif' });
    case 'card':
      return encode(image.resize(400, 500), { format: 'webp' });
    case 'avatar':
      return encode(cropAvatar(portrait, 192), { format: 'webp' });
    case 'preview':
      return encode(await withoutGrain(image.resize(480, 600)), { format: 'png', quality: 85 });
    default:
      return null;
  }
}

/** Renders the cover with the same drawing as the portrait, a little smaller, in a wide scene. */
async function coverOf(traits: Traits, { figure }: DrawnPortrait): Promise<Buffer> {
  const options = { ...COVER_SIZE, framing: 'bust', headX: COVER_HEAD_X } as const;
  const { picture } = await drawPortrait(traits, options, { figure });
  return encode(fromPicture(picture), { format: 'avif' });
}

async function loopOf(portrait: DrawnPortrait): Promise<{ loop: Buffer; poster: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-'));
  try {
    const path = join(folder, 'loop.mp4');
    const first = await writeLoop(portrait, path);
    return { loop: await readFile(path), poster: await encode(first, { format: 'webp' }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Renders the wanted files of one character and returns each as soon as it is ready. The person is
 * drawn once; all files are created from that drawing.
 */
export async function renderCharacterMedia(
  traits: Traits,
  wanted: ReadonlySet<MediaName>,
  handOver: (name: MediaName, bytes: Buffer) => void,
): Promise<void> {
  if (wanted.size === 0) return;
  const portrait = await drawPortrait(traits, { ...PORTRAIT_SIZE, framing: 'bust' });
  for (const name of wanted) {
    const bytes = await cutFromPortrait(portrait, name);
    if (bytes) handOver(name, bytes);
  }
  if (wanted.has('cover')) handOver('cover', await coverOf(traits, portrait));
  if (wanted.has('loop') || wanted.has('poster')) {
    const { loop, poster } = await loopOf(portrait);
    if (wanted.has('poster')) handOver('poster', poster);
    if (wanted.has('loop')) handOver('loop', loop);
  }
}
