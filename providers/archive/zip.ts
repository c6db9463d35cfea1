import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

interface ZippedFile {
  /** Inside of the archive. */
  path: string;
  read(): AsyncIterable<string>;
}

/**
 * A zip archive of files, as a stream. Each file is read when the archive reaches it, one after the
 * other, and no faster than the archive is consumed; a failure to read one destroys the stream, and
 * whoever destroys the stream stops the reading.
 */
export function createZip(files: readonly ZippedFile[], writtenAt: Date): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  let reading: Readable | undefined;
  for (const { path, read } of files) {
    zip.addReadStreamLazy(path, { mtime: writtenAt }, (give) => {
      const file = Readable.from(read(), { objectMode: false });
      file.on('error', (error) => archive.destroy(error));
      reading = file;
      give(null, file);
    });
  }
  // Whoever gives up the archive has no use for the rest of its files.
  archive.once('close', () => reading?.destroy());
  zip.outputStream.pipe(archive);
  zip.end();
  return archive;
}
