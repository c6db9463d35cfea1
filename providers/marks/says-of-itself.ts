import sharp from 'sharp';
import { saysGenerated } from '../renditions/ai-mark';

/** Whether a file says of itself, in its XMP or its container's comment, that a trained model made it. */
export async function saysOfItself(bytes: Buffer): Promise<boolean> {
  if (saysGenerated(bytes)) return true;
  // PNG alone keeps it compressed.
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  const { xmp } = await sharp(bytes)
    .metadata()
    .catch(() => ({ xmp: undefined }));
  return xmp !== undefined && saysGenerated(xmp);
}
