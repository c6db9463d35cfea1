import sharp from 'sharp';
import { photoSizes, type PhotoOrder } from '~/domain/generations/schema';
import { drawTraits, render, type Traits, traitsSchema } from '../studio';
import { plainPictures } from './plain-pictures';
import { readLooks } from './read-looks';
import { readWishes } from './read-wishes';

/**
 * Draws an order as far as the studio can: the person of its likeness, clothed, with the details of its
 * prompt. A few words yield a plain colour instead. The same key yields the same picture.
 */
export async function drawOrder(
  { prompt, words = prompt, shape, likeness, of }: PhotoOrder,
  { key, niceness }: { key: string; niceness: number },
): Promise<Buffer> {
  const plain = plainPictures.find(({ word }) => prompt.toLowerCase().includes(word));
  if (plain) return paint(plain.colour, photoSizes[shape]);
  const parsed = traitsSchema.safeParse(likeness);
  const person = parsed.success ? parsed.data : drawTraits(of, readLooks(prompt));
  const { framing, pins } = readWishes(words, key);
  const shot = { shot: key, ...pins };
  const traits = drawTraits(person.seed, withoutMood(person), shot);
  let drawn: Uint8Array | undefined;
  await render({
    tasks: [
      {
        kind: 'shots',
        of,
        shots: [{ name: 'photo', traits, framing, size: photoSizes[shape] }],
      },
    ],
    workers: 1,
    niceness,
    store: ({ bytes }) => {
      drawn = bytes;
      return Promise.resolve();
    },
  });
  if (!drawn) throw new Error('nothing was drawn');
  return Buffer.from(drawn);
}

function paint(
  [r, g, b]: readonly [number, number, number],
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** Returns a person's permanent traits, without pose and mood, which belong to the shot. */
function withoutMood({ shot: _shot, ...person }: Traits): Partial<Traits> {
  return person;
}
