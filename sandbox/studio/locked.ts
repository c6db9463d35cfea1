import sharp from 'sharp';
import { encode } from './encode';

/** What is left of an original: this many pixels across before it is spread out again. */
const SIZE_OF_MEMORY = 24;
const WIDEST = 720;
const MOST_PIXELS = 50_000_000;

/**
 * The blurred stand-in for media a viewer has not unlocked: palette and silhouette, no detail, none of
 * the original's metadata. JPEG, at most 720 wide, in the original's proportions.
 * Throws what sharp throws when `original` is not an image.
 */
export async function renderLocked(original: Buffer): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const { autoOrient } = await image.metadata();
  const ratio = autoOrient.height / autoOrient.width;
  const width = Math.min(autoOrient.width, WIDEST);
  const height = Math.max(1, Math.round(width * ratio));
  const small = await image
    .resize(SIZE_OF_MEMORY, Math.max(2, Math.round(SIZE_OF_MEMORY * ratio)), { fit: 'fill' })
    .flatten({ background: '#0b070d' })
    .blur(1.1)
    .png()
    .toBuffer();
  const spread = await sharp(small)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .blur(Math.max(0.5, width * 0.035))
    .modulate({ brightness: 1.12, saturation: 1.35 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode(sharp(spread), { format: 'jpeg', quality: 60 });
}
