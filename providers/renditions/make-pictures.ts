import sharp, { type Sharp } from 'sharp';
import { markOfPicture, saysGenerated } from './ai-mark';
import { drawLocked } from './locked';
import { type RenditionOptions, UnreadableOriginal } from './rendition-maker';
import { widthsFor } from './widths-for';

/** A picture with more pixels is rejected, because some are made to exhaust the memory. */
const mostPixels = 60_000_000;

type PictureOptions = Pick<RenditionOptions, 'widths' | 'store' | 'isGenerated'>;

/** Creates and stores the pictures and the locked rendition. Returns the picture's upright size. */
export async function makePictures(
  original: Buffer,
  { widths, store, isGenerated = false }: PictureOptions,
): Promise<{ width: number; height: number }> {
  const { size, isMarked } = await measure(original);
  const wanted = widthsFor(size.width, widths);
  const page = await sharp(original, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: Math.max(...wanted), withoutEnlargement: true })
    .flatten({ background: '#0b070d' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const picture = sharp(page.data, { raw: page.info });
  const finish = (image: Sharp) =>
    (isMarked || isGenerated ? image.withXmp(markOfPicture) : image).toBuffer();

  for (const width of wanted) {
    const sized = picture.clone().resize({ width, withoutEnlargement: true });
    const webp = await finish(sized.clone().webp({ quality: 78, effort: 2 }));
    await store({ kind: 'picture', width, format: 'webp', bytes: webp });
    // A higher effort takes up to forty times as long and saves at most a fifth of the bytes.
    const avif = await finish(sized.clone().avif({ quality: 50, effort: 0 }));
    await store({ kind: 'picture', width, format: 'avif', bytes: avif });
  }
  await store({ kind: 'locked', bytes: await finish(await drawLocked(picture, page.info)) });
  return size;
}

async function measure(original: Buffer) {
  const metadata = await sharp(original, { limitInputPixels: mostPixels })
    .metadata()
    .catch(unreadable);
  return {
    size: metadata.autoOrient,
    isMarked: saysGenerated(metadata.xmp?.toString() ?? ''),
  };
}

function unreadable(error: unknown): never {
  throw new UnreadableOriginal('The original is no picture that can be read', { cause: error });
}
