import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileMarker } from '../marks/file-marks';
import type { RenditionOptions } from './rendition-maker';

/** A larger video only keeps its XMP mark, because signing holds it in memory several times. */
const mostBytes = 256 * 1024 * 1024;

/** Signs nothing: generated files only have their XMP mark. */
export const unsigned: FileMarker = { mark: (bytes) => Promise.resolve(bytes) };

/** Returns options that sign each rendition before it is stored, preserving the mark of its original. */
export function signEach(
  options: RenditionOptions,
  marker: FileMarker,
  original?: Buffer,
): RenditionOptions {
  return {
    ...options,
    async store(rendition) {
      if (rendition.kind !== 'video') {
        const bytes = await marker.mark(rendition.bytes, original);
        return options.store({ ...rendition, bytes });
      }
      if (!rendition.isGenerated || rendition.size > mostBytes) return options.store(rendition);
      const bytes = await marker.mark(await buffer(rendition.bytes));
      return options.store({ ...rendition, bytes: Readable.from([bytes]), size: bytes.length });
    },
  };
}
