import sharp from 'sharp';
import { markOfPicture, saysGenerated } from './ai-mark';

const mostPixels = 60_000_000;

/** The size of the plain picture of a card without a portrait, in pixels. */
const plainSize = { width: 400, height: 500 };

/**
 * Converts a stored picture to PNG, for files that only accept that. It keeps the mark of generated media
 * and no other metadata. Throws sharp's error if `source` is not a picture.
 */
export async function drawPortraitPng(source: Buffer): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: mostPixels });
  const { xmp } = await picture.metadata();
  const png = picture.toColourspace('srgb').png({ compressionLevel: 9 });
  return (saysGenerated(xmp?.toString() ?? '') ? png.withXmp(markOfPicture) : png).toBuffer();
}

/** Draws a plain ground in PNG, for a card that is saved without a portrait. */
export const drawPlainPng = (): Promise<Buffer> =>
  sharp({ create: { ...plainSize, channels: 3, background: '#1a0f1c' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
