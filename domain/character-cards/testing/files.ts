import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { writeChunks, type PngChunk } from '../png/png-chunks';

const header = Buffer.from('00000001000000010800000000', 'hex');

/** Returns a PNG of one grey pixel with chunks before its end. */
export const pngOf = (...chunks: PngChunk[]): Buffer =>
  writeChunks([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(Buffer.from([0, 128])) },
    ...chunks,
    { type: 'IEND', data: Buffer.alloc(0) },
  ]);

export const inBase64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** Returns the three kinds of text chunks, and the compressed form of the last. */
export const textChunks = {
  tEXt: (keyword: string, text: string): PngChunk => ({
    type: 'tEXt',
    data: Buffer.from(`${keyword}\0${text}`, 'latin1'),
  }),
  zTXt: (keyword: string, text: string): PngChunk => ({
    type: 'zTXt',
    data: Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(Buffer.from(text))]),
  }),
  iTXt: (keyword: string, text: string): PngChunk => ({
    type: 'iTXt',
    data: Buffer.from(`${keyword}\0\0\0en\0\0${text}`),
  }),
  compressed: (keyword: string, text: string): PngChunk => ({
    type: 'iTXt',
    data: Buffer.concat([Buffer.from(`${keyword}\0\u0001\0\0\0`), deflateSync(Buffer.from(text))]),
  }),
};

/** Returns a PNG with a card under a keyword. */
export const pngWith = (card: unknown, keyword = 'chara'): Buffer =>
  pngOf(textChunks.tEXt(keyword, inBase64(JSON.stringify(card))));

/** Returns a zip archive of files, in order; a path may be repeated. */
export function zipOf(...files: [path: string, content: string | Buffer][]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) {
    zip.addBuffer(Buffer.from(content), path, { mtime: new Date(0) });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Returns an archive in which a path was replaced by one of the same length, which a writer of archives
 * refuses.
 */
export const renameIn = (zip: Buffer, path: string, other: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(path, other), 'latin1');

/** Returns an archive whose central directory was changed at a position in each of its entries. */
export function changeEntries(zip: Buffer, change: (entry: Buffer) => void): Buffer {
  const changed = Buffer.from(zip);
  const mark = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = changed.indexOf(mark); at >= 0; at = changed.indexOf(mark, at + 4)) {
    change(changed.subarray(at));
  }
  return changed;
}
