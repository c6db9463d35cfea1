import { BMFF, JPEG, PNG, type Asset } from '@trustnxt/c2pa-ts/asset';
import type { MarkedKind } from './file-marks';
import { shiftSamples, walkBoxes } from './walk-boxes';
import { WebpAsset } from './webp-asset';

/** The media type under which the library reads a file, and the way the mark is bound to its bytes. */
export interface OpenedAsset {
  asset: Asset;
  format: string;
  what: MarkedKind;
  /** True if the mark covers boxes instead of a byte range. */
  isBoxed: boolean;
}

/**
 * The library supports MP4 except for its brands, and writes its box before all samples, whose offsets must
 * be shifted.
 */
class Mp4Asset extends BMFF {
  override async ensureManifestSpace(length: number): Promise<void> {
    const before = this.getDataLength();
    await super.ensureManifestSpace(length);
    const { buffer, byteOffset } = this.data;
    shiftSamples(Buffer.from(buffer, byteOffset, this.data.length), this.data.length - before);
  }
}
// A private list of the library; the other differences of MP4 are handled above.
const brands: unknown = Reflect.get(BMFF, 'canReadBrands');
if (!(brands instanceof Set)) throw new Error('the library keeps its brands elsewhere');
for (const brand of ['isom', 'mp41', 'mp42', 'M4A ', 'avif']) brands.add(brand);

/** More segments or chunks than any picture has. */
const mostParts = 2_000;

/**
 * Opens a file whose format can hold a mark; null for any other, and for one that is broken or made to
 * exhaust the memory.
 */
export function openAsset(bytes: Buffer): OpenedAsset | null {
  // The library modifies its input, and does not always respect the offset of a slice of a larger buffer.
  const data = new Uint8Array(bytes);
  try {
    if (WebpAsset.canRead(data)) {
      return picture('image/webp', new WebpAsset(data));
    }
    if (JPEG.canRead(data)) {
      return countSegments(bytes) > mostParts ? null : picture('image/jpeg', new JPEG(data));
    }
    if (PNG.canRead(data)) {
      return countChunks(bytes) > mostParts ? null : picture('image/png', new PNG(data));
    }
    return openBoxes(bytes, data);
  } catch {
    return null;
  }
}

const picture = (format: string, asset: Asset): OpenedAsset => ({
  asset,
  format,
  what: 'picture',
  isBoxed: false,
});

function openBoxes(bytes: Buffer, data: Uint8Array): OpenedAsset | null {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const boxes = walkBoxes(bytes);
  const brand = bytes.toString('latin1', 8, 12);
  if (!boxes.some(({ type }) => type === 'moov')) {
    const format = brand === 'avif' ? 'image/avif' : 'image/heif';
    return { asset: new BMFF(data), format, what: 'picture', isBoxed: true };
  }
  const handlers = boxes.filter(({ type }) => type === 'hdlr');
  const isSeen = handlers.some(
    ({ start }) => bytes.toString('latin1', start + 8, start + 12) === 'vide',
  );
  const format = isSeen ? 'video/mp4' : 'audio/mp4';
  const what = isSeen ? 'video' : 'sound';
  return { asset: new Mp4Asset(data), format, what, isBoxed: true };
}

/** Counts the segments before the image data. */
function countSegments(bytes: Buffer): number {
  let count = 0;
  for (let at = 2; at + 4 <= bytes.length && count <= mostParts; count++) {
    if (bytes[at + 1] === 0xda) break;
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return count;
}

function countChunks(bytes: Buffer): number {
  let count = 0;
  for (let at = 8; at + 12 <= bytes.length && count <= mostParts; count++) {
    at += 12 + bytes.readUInt32BE(at);
  }
  return count;
}
