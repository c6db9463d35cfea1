import sharp from 'sharp';
import { plainPictures } from '../pictures/plain-pictures';
import { resultOf } from './judge';

/** The maximum difference from a plain colour, of 255: pictures are scaled and compressed in transit. */
const tolerance = 12;

/**
 * Returns one result of the moderation endpoint: a picture in one of the studio's plain colours is flagged.
 */
export async function categoriesOfPicture(address: string) {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { channels } = await sharp(bytes).stats();
  const seen = channels.slice(0, 3).map(({ mean }) => mean);
  const found = plainPictures.find(({ colour }) =>
    colour.every((value, index) => Math.abs(value - (seen[index] ?? -1000)) < tolerance),
  );
  return resultOf(found ? [found.category] : []);
}
