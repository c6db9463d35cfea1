import sharp, { type Sharp } from 'sharp';

/** The width in pixels to which an original is reduced before it is enlarged again. */
const sizeOfMemory = 24;
/** A larger width would show nothing more. */
const widest = 480;
const background = '#0b070d';

interface Frame {
  width: number;
  height: number;
}

/**
 * Draws a substitute for media that a viewer may not see: palette and silhouette, without detail. A JPEG at
 * most 480 pixels wide, in the proportions of `frame`, the picture's own size.
 */
export async function drawLocked(picture: Sharp, frame: Frame): Promise<Sharp> {
  const ratio = frame.height / frame.width;
  const width = Math.min(frame.width, widest);
  const small = await picture
    .clone()
    .resize(sizeOfMemory, Math.max(2, Math.round(sizeOfMemory * ratio)), { fit: 'fill' })
    .flatten({ background })
    .blur(1.1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const spread = await sharp(small.data, { raw: small.info })
    .resize(width, Math.max(1, Math.round(width * ratio)), { fit: 'fill', kernel: 'cubic' })
    .blur(Math.max(0.5, width * 0.035))
    .modulate({ brightness: 1.12, saturation: 1.35 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(spread.data, { raw: spread.info }).jpeg({ quality: 60 });
}
