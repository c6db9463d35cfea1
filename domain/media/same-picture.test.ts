import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { printPicture, type PicturePrint } from '~/providers/renditions/print-picture';
import { isSamePicture, meanTones, mostToneLevels } from './same-picture';

/** The limit of decision 0042, of 256 bits. */
const mostShapeBits = 12;

/** Returns a drawing whose shapes and colours are determined by these numbers. */
const draw = (seed: number, hue = seed) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">
      <defs><linearGradient id="g"><stop stop-color="hsl(${hue} 60% 30%)"/>
        <stop offset="1" stop-color="hsl(${hue + 60} 50% 60%)"/></linearGradient></defs>
      <rect width="400" height="500" fill="url(#g)"/>
      ${[0, 1, 2, 3].map((n) => `<circle cx="${(seed * (n + 3) * 37) % 400}" cy="${(seed * (n + 5) * 53) % 500}" r="${40 + ((seed * (n + 1)) % 60)}" fill="hsl(${hue + n * 40} 70% ${25 + n * 15}%)"/>`).join('')}
    </svg>`),
  );

it('recognises a picture that was re-encoded, and no other one', async () => {
  const picture = await draw(7).png().toBuffer();
  const print = await printPicture(picture);
  const again = [
    sharp(picture).jpeg({ quality: 60 }),
    sharp(picture).resize(200).webp({ quality: 70 }),
    sharp(picture).resize(800).jpeg(),
  ];
  for (const copy of again) {
    expect(isSamePicture(print, await printPicture(await copy.toBuffer()))).toBe(true);
  }
  const others = [draw(8, 7), draw(11), draw(7, 90), sharp(picture).flop()];
  for (const other of others) {
    expect(isSamePicture(print, await printPicture(await other.png().toBuffer()))).toBe(false);
  }
});

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const prints = fc.record({ shape: bytes(32), tones: bytes(48) });

it('draws the line at its bounds, the same from both sides', () => {
  const flip = (print: { shape: Uint8Array; tones: Uint8Array }, bits: number, levels: number) => ({
    shape: print.shape.map((byte, index) => (index < bits ? byte ^ 1 : byte)),
    tones: print.tones.map((level, index) =>
      index === 5 ? (level < 128 ? level + levels : level - levels) : level,
    ),
  });
  fc.assert(
    fc.property(prints, (print) => {
      const inside = flip(print, mostShapeBits, mostToneLevels);
      expect([isSamePicture(print, inside), isSamePicture(inside, print)]).toEqual([true, true]);
      expect(isSamePicture(print, flip(print, mostShapeBits + 1, 0))).toBe(false);
      expect(isSamePicture(print, flip(print, 0, mostToneLevels + 1))).toBe(false);
    }),
  );
});

it('matches pictures by their mean colours', () => {
  const step = fc.array(fc.integer({ min: -mostToneLevels, max: mostToneLevels }), {
    minLength: 48,
    maxLength: 48,
  });
  fc.assert(
    fc.property(prints, step, (print, steps) => {
      const moved = print.tones.map((level, index) =>
        Math.min(255, Math.max(0, level + (steps[index] ?? 0))),
      );
      const [one, other] = [meanTones(print), meanTones({ tones: moved })];
      for (const [channel, level] of one.entries()) {
        expect(Math.abs(level - (other[channel] ?? 0))).toBeLessThanOrEqual(mostToneLevels + 1);
      }
    }),
  );
});

it('rejects a file that is not a picture', async () => {
  const print: Promise<PicturePrint> = printPicture(Buffer.from('no picture'));
  await expect(print).rejects.toMatchObject({ name: 'UnreadableOriginal' });
});
