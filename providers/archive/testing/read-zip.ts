import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Returns the files of a small archive by path, in order. */
export async function readZip(archive: Readable): Promise<Map<string, string>> {
  const open = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);
  const zip = await open(await buffer(archive), { lazyEntries: true });
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      readEntry(zip, entry)
        .then((text) => {
          files.set(entry.fileName, text);
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  return (await buffer(await open(entry))).toString('utf8');
}
