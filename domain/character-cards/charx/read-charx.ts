import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry } from 'yauzl';
import { refuseCard, type CardRefusal } from '../card-refusal';
import { crc32 } from '../crc32';
import { cardLimits } from '../limits';

/** The path of the card in the archive. */
export const cardPath = 'card.json';

type CharxCard =
  { ok: true; json: Buffer; /** The paths of all other files. */ others: string[] } | CardRefusal;

/** Checks whether bytes begin like a zip archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/**
 * Returns the JSON of the card in a charx file (Character Card V3, "CHARX"). No other file of the archive is
 * decompressed, and none is written anywhere.
 */
export async function readCharx(file: Uint8Array): Promise<CharxCard> {
  try {
    return await findCard(file);
  } catch (error) {
    // The library's errors have no codes.
    const isEncrypted = error instanceof Error && error.message.includes('encryption');
    return refuseCard(isEncrypted ? 'zip-encrypted' : 'zip-damaged');
  }
}

async function findCard(file: Uint8Array): Promise<CharxCard> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
  if (zip.entryCount > cardLimits.zipFiles) return refuseCard('zip-has-too-many-files');
  const others: string[] = [];
  let card: Entry | undefined;
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const refusal = refuseEntry(entry);
    if (refusal) return refusal;
    total += entry.uncompressedSize;
    if (total > cardLimits.zipBytes) return refuseCard('zip-expands-too-far');
    const path = pathOf(entry);
    if (path !== cardPath) others.push(path);
    else if (card) return refuseCard('several-cards');
    else card = entry;
  }
  if (!card) return refuseCard('zip-without-card');
  const maxBytes = cardLimits.jsonBytes;
  if (card.uncompressedSize > maxBytes) return refuseCard('json-too-large', { maxBytes });
  // The library fails for a file that is larger than declared, but does not compare checksums.
  const json = await buffer(await zip.openReadStreamPromise(card));
  return crc32(json) === card.crc32 ? { ok: true, json, others } : refuseCard('zip-damaged');
}

const pathOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

function refuseEntry(entry: Entry): CardRefusal | undefined {
  const { compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) return refuseCard('zip-encrypted');
  if (!isSafe(pathOf(entry))) return refuseCard('zip-path-unsafe');
  const isBomb =
    uncompressedSize > cardLimits.zipRatioFromBytes &&
    uncompressedSize > compressedSize * cardLimits.zipRatio;
  return isBomb ? refuseCard('zip-expands-too-far') : undefined;
}

const isSafe = (path: string): boolean =>
  path.length <= cardLimits.zipPathLength &&
  !/\p{Cc}/u.test(path) &&
  validateFileName(path) === null;
