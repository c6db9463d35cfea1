import { Writable } from 'node:stream';

/** More than any page, so that the renderer is never asked to wait. */
const highWaterMark = 16 * 1024 * 1024;

/** Takes the renderer's small pieces and gives them on as one text when all have come. */
export function collectDocument(onComplete: (page: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onComplete(Buffer.concat(pieces).toString());
      done();
    },
  });
}
