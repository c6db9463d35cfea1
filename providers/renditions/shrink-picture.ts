import sharp from 'sharp';
import { UnreadableOriginal } from './rendition-maker';

/**
 * A picture as a JPEG no longer on either side than that, without anything but what is seen. Throws
 * UnreadableOriginal for what is no picture.
 */
export async function shrinkPicture(bytes: Buffer, longestSide: number): Promise<Buffer> {
  try {
    return await sharp(bytes)
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#000' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw new UnreadableOriginal('it is no picture', { cause: error });
  }
}
