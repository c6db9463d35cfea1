import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

interface ZippedFile {
  /** The path within the archive. */
  path: string;
  read(): AsyncIterable<string | Uint8Array>;
}

/**
 * Returns a zip archive of files as a stream. Files are read one at a time, when the archive reaches them
 * and only as fast as it is consumed. A failure to read a file destroys the stream; destroying the stream
 * stops the reading.
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
  // The rest of the files is useless once the archive is destroyed.
  archive.once('close', () => reading?.destroy());
  zip.outputStream.pipe(archive);
  zip.end();
  return archive;
}
