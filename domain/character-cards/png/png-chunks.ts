import { crc32 } from '../crc32';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The bytes of a chunk besides its data: length, type and checksum. */
const frameBytes = 12;

/** A chunk of a PNG file. */
export interface PngChunk {
  /** Four letters, such as `tEXt`. */
  type: string;
  data: Buffer;
}

/** Checks whether bytes begin like a PNG file. */
export const isPng = (bytes: Uint8Array): boolean =>
  bytes.length >= signature.length && signature.equals(bytes.subarray(0, signature.length));

/**
 * Yields the chunks of a PNG file up to its end chunk (PNG specification, section 5). What follows the end
 * is ignored. Yields null and stops where the file is damaged: a chunk that exceeds the file, a wrong
 * checksum, no header first, or no end.
 */
export function* readChunks(file: Uint8Array): Generator<PngChunk | null> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let at = signature.length;
  while (bytes.length - at >= frameBytes) {
    const length = bytes.readUInt32BE(at);
    const end = at + frameBytes + length;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isFirst = at === signature.length;
    if (end > bytes.length || (isFirst && type !== 'IHDR')) break;
    const checked = bytes.subarray(at + 4, end - 4);
    if (crc32(checked) !== bytes.readUInt32BE(end - 4)) break;
    yield { type, data: checked.subarray(4) };
    if (type === 'IEND') return;
    at = end;
  }
  yield null;
}

/** Returns a PNG file of chunks. */
export function writeChunks(chunks: readonly PngChunk[]): Buffer {
  const written = chunks.map(({ type, data }) => {
    const chunk = Buffer.alloc(frameBytes + data.length);
    chunk.writeUInt32BE(data.length, 0);
    chunk.write(type, 4, 'latin1');
    data.copy(chunk, 8);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  });
  return Buffer.concat([signature, ...written]);
}
