import sharp, { type Sharp } from 'sharp';
import { AI_MARK_XMP } from './ai-mark';
import type { Picture } from './finish/finish';

type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface Encoding {
  format: ImageFormat;
  /** 1 to 100; for png the quality of its palette, full colour if undefined. */
  quality?: number;
}

export function fromPicture({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function compress(image: Sharp, { format, quality }: Encoding): Sharp {
  if (format === 'avif') return image.avif({ quality: quality ?? 50, effort: 1 });
  if (format === 'webp') return image.webp({ quality: quality ?? 82, effort: 2 });
  if (format === 'jpeg') return image.jpeg({ quality: quality ?? 84 });
  if (quality === undefined) return image.png({ compressionLevel: 6 });
  return image.png({ palette: true, quality, effort: 1, compressionLevel: 7 });
}

/** Encodes an image file; the XMP packet of every file states that it was generated. */
export function encode(image: Sharp, encoding: Encoding): Promise<Buffer> {
  return compress(image, encoding).withXmp(AI_MARK_XMP).toBuffer();
}
