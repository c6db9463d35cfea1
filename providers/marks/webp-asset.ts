import type { Asset } from '@trustnxt/c2pa-ts/asset';

const headerBytes = 12;
const chunkHeaderBytes = 8;
const chunkName = 'C2PA';
/** More chunks than any picture with one frame has. */
const mostChunks = 64;

/** Chunks begin at even offsets. */
const even = (length: number): number => length + (length % 2);

/**
 * A WebP whose signed mark is its last chunk, as C2PA specifies for RIFF files; the library does not
 * support WebP. Throws for a broken file.
 */
export class WebpAsset implements Asset {
  readonly mimeType = 'image/webp';
  #data: Buffer;

  constructor(data: Uint8Array) {
    if (!WebpAsset.canRead(data)) throw new Error('Not a WebP file');
    this.#data = Buffer.from(data);
  }

  static canRead(data: Uint8Array): boolean {
    const head = Buffer.from(data.subarray(0, headerBytes)).toString('latin1');
    return head.startsWith('RIFF') && head.endsWith('WEBP');
  }

  getDataLength(): number {
    return this.#data.length;
  }

  getDataRange(start = 0, length = this.#data.length - start): Promise<Uint8Array> {
    return Promise.resolve(this.#data.subarray(start, start + length));
  }

  getManifestJUMBF(): Uint8Array | undefined {
    const found = this.#find();
    return found && this.#data.subarray(found.start + chunkHeaderBytes, found.end);
  }

  dumpInfo(): string {
    return `WebP of ${this.#data.length} bytes`;
  }

  ensureManifestSpace(length: number): Promise<void> {
    const found = this.#find();
    const rest = found
      ? [this.#data.subarray(0, found.start), this.#data.subarray(found.start + even(found.size))]
      : [this.#data];
    const chunk = Buffer.alloc(chunkHeaderBytes + even(length));
    chunk.write(chunkName, 'latin1');
    chunk.writeUInt32LE(length, 4);
    this.#data = Buffer.concat([...rest, chunk]);
    this.#data.writeUInt32LE(this.#data.length - 8, 4);
    return Promise.resolve();
  }

  getHashExclusionRange(): { start: number; length: number } {
    const found = this.#find();
    if (!found) throw new Error('No room for a manifest');
    return { start: found.start, length: even(found.size) };
  }

  writeManifestJUMBF(jumbf: Uint8Array): Promise<void> {
    const found = this.#find();
    if (found?.size !== chunkHeaderBytes + jumbf.length)
      throw new Error('Wrong room for a manifest');
    this.#data.set(jumbf, found.start + chunkHeaderBytes);
    return Promise.resolve();
  }

  /** Returns the position of the mark. Throws if the chunks do not fill the file. */
  #find(): { start: number; size: number; end: number } | undefined {
    let found: { start: number; size: number; end: number } | undefined;
    let count = 0;
    for (let start = headerBytes; start < this.#data.length; count++) {
      if (count === mostChunks) throw new Error('Too many chunks');
      if (start + chunkHeaderBytes > this.#data.length) throw new Error('A chunk is cut off');
      const size = chunkHeaderBytes + this.#data.readUInt32LE(start + 4);
      if (start + size > this.#data.length) throw new Error('A chunk is cut off');
      if (this.#data.toString('latin1', start, start + 4) === chunkName) {
        if (found) throw new Error('Two manifests');
        found = { start, size, end: start + size };
      }
      start += even(size);
    }
    return found;
  }
}
