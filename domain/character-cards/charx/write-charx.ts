import { buffer } from 'node:stream/consumers';
import { createZip } from '~/providers/archive/zip';
import { cardPath } from './read-charx';

/** The path of the portrait in the archive (Character Card V3, "CHARX"). */
const portraitPath = 'assets/icon/images/main.png';
/** The address of the portrait in the card; the specification spells the scheme with one d. */
export const portraitUri = `embeded://${portraitPath}`;

async function* once<Part>(part: Part) {
  yield await Promise.resolve(part);
}

/** Returns a charx file with the JSON of a card and its portrait, a PNG file. */
export function writeCharx(json: string, portrait: Uint8Array, writtenAt: Date): Promise<Buffer> {
  const files = [
    { path: cardPath, read: () => once(json) },
    { path: portraitPath, read: () => once(portrait) },
  ];
  return buffer(createZip(files, writtenAt));
}
