import sharp from 'sharp';
import { UnreadableOriginal } from './rendition-maker';

/**
 * Returns a picture as a JPEG, without metadata, whose sides are at most `longestSide`. Throws
 * UnreadableOriginal if it is not a picture.
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
