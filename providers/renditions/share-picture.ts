import sharp from 'sharp';
import { markOfPicture, saysGenerated } from './ai-mark';

/** The size of the preview picture that other sites show for a shared page, in pixels. */
const sharePictureSize = { width: 1200, height: 630 };

const mostPixels = 60_000_000;
const brandSize = 84;

/** Returns the product's logo, a crescent with a star, as on every page. */
const brand = (
  size: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">
<defs><linearGradient id="a" x1="0" y1=".2" x2="1" y2=".8"><stop stop-color="#ff7d92"/><stop offset=".5" stop-color="#ff9c7c"/><stop offset="1" stop-color="#ffb56e"/></linearGradient></defs>
<path d="M14.6 2.6A10.2 10.2 0 1 0 21.7 14.6 8 8 0 0 1 14.6 2.6Z" fill="url(#a)"/><circle cx="18.7" cy="7" r="1.75" fill="#ffb56e"/></svg>`;

const foot = ({
  width,
  height,
}: typeof sharePictureSize) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#080409" stop-opacity="0"/><stop offset="1" stop-color="#080409" stop-opacity=".8"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#f)"/></svg>`;

/**
 * Draws the preview picture of a shared page: a JPEG of 1200 × 630 with the product's logo. A wide source
 * fills it; a tall one is shown whole in the middle of its own blurred copy. It shows only what the source
 * shows. Throws sharp's error if `source` is not a picture.
 */
export async function drawSharePicture(source: Buffer): Promise<Buffer> {
  const { width, height } = sharePictureSize;
  const open = () => sharp(source, { limitInputPixels: mostPixels });
  const metadata = await open().metadata();
  const isWide = metadata.width / metadata.height > 1.4;
  const ground = open().resize(width, height, { fit: 'cover', position: isWide ? 'right' : 'top' });
  const layers = isWide
    ? []
    : [{ input: await open().resize({ height, fit: 'inside' }).png().toBuffer() }];
  const page = await (isWide ? ground : ground.blur(28).modulate({ brightness: 0.7 }))
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const picture = sharp(page)
    .composite([
      ...layers,
      { input: Buffer.from(foot(sharePictureSize)) },
      { input: Buffer.from(brand(brandSize)), left: 48, top: height - brandSize - 44 },
    ])
    .jpeg({ quality: 80, mozjpeg: true });
  const isMarked = saysGenerated(metadata.xmp?.toString() ?? '');
  return (isMarked ? picture.withXmp(markOfPicture) : picture).toBuffer();
}
