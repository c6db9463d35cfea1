import { buffer } from 'node:stream/consumers';
import { createZip } from '~/providers/archive/zip';
import { cardPath } from './read-charx';

/** Returns the path of a portrait in the archive, the main one at 0 (Character Card V3, "CHARX"). */
export const portraitPathOf = (index: number): string =>
  `assets/icon/images/${index === 0 ? 'main' : `portrait-${index + 1}`}.png`;

/** Returns the address of a file of the archive; the specification spells the scheme with one d. */
export const uriOf = (path: string): string => `embeded://${path}`;

async function* once<Part>(part: Part) {
  yield await Promise.resolve(part);
}

/** Returns a charx file with the JSON of a card and other files, such as its portraits. */
export function writeCharx(
  json: string,
  others: readonly { path: string; bytes: Uint8Array }[],
  writtenAt: Date,
): Promise<Buffer> {
  const files = [
    { path: cardPath, read: () => once(json) },
    ...others.map(({ path, bytes }) => ({ path, read: () => once(bytes) })),
  ];
  return buffer(createZip(files, writtenAt));
}
