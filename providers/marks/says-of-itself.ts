import sharp from 'sharp';
import { saysGenerated } from '../renditions/ai-mark';

/** Checks whether a file's XMP or container comment says that a trained model generated it. */
export async function saysOfItself(bytes: Buffer): Promise<boolean> {
  if (saysGenerated(bytes)) return true;
  // Only PNG stores it compressed.
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  const { xmp } = await sharp(bytes)
    .metadata()
    .catch(() => ({ xmp: undefined }));
  return xmp !== undefined && saysGenerated(xmp);
}
