import { BMFF, JPEG, PNG, type Asset } from '@trustnxt/c2pa-ts/asset';
import type { MarkedKind } from './file-marks';
import { shiftSamples, walkBoxes } from './walk-boxes';
import { WebpAsset } from './webp-asset';

/** The media type under which the library reads a file, and how the mark is bound to its bytes. */
export interface OpenedAsset {
  asset: Asset;
  format: string;
  what: MarkedKind;
  /** Its mark covers boxes, not a range of bytes. */
  isBoxed: boolean;
}

/** The library writes its box before all samples, and says of MP4 alone that it does not read it. */
class Mp4Asset extends BMFF {
  override async ensureManifestSpace(length: number): Promise<void> {
    const before = this.getDataLength();
    await super.ensureManifestSpace(length);
    const { buffer, byteOffset } = this.data;
    shiftSamples(Buffer.from(buffer, byteOffset, this.data.length), this.data.length - before);
  }
}
// A private list of the library: what else is different in an MP4 is done above.
const brands: unknown = Reflect.get(BMFF, 'canReadBrands');
if (!(brands instanceof Set)) throw new Error('the library keeps its brands elsewhere');
for (const brand of ['isom', 'mp41', 'mp42', 'M4A ', 'avif']) brands.add(brand);

/** More of either than any picture has. */
const mostParts = 2_000;

/** Opens a file whose form can bear a mark; null for any other, and for one that is broken or made to fill a memory. */
export function openAsset(bytes: Buffer): OpenedAsset | null {
  // The library writes into what it is given, and not always where a slice of a larger buffer begins.
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

/** What stands before the picture itself. */
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
