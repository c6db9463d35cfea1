import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import { createFileMarker } from '../create-file-marker';
import { createMarkReader } from '../create-mark-reader';
import type { FileMarker, MarkReader } from '../file-marks';
import { readOwnCertificates, readSigningPair } from '../own-certificate';

interface Signer {
  marker: FileMarker;
  reader: MarkReader;
  /** The file with its certificate and key, as PEM. */
  pem: string;
}

/** Creates a file signer with a new certificate, and a reader that recognizes it. */
export async function makeSigner(
  product: string,
  {
    stamps,
    now = new Date('2026-11-29T21:40:00Z'),
  }: { stamps?: TimestampProvider; now?: Date } = {},
): Promise<Signer> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'marks-'));
  const places = { DATA_DIR, DEPLOYMENT: 'test', PRODUCT_NAME: product } as const;
  const pair = await readSigningPair(places);
  if (!pair) throw new Error('no certificate was made');
  const onUnsigned = (reason: unknown) => {
    throw reason;
  };
  return {
    marker: createFileMarker({ pair, product, stamps, now: () => now, onUnsigned }),
    reader: createMarkReader(await readOwnCertificates(places)),
    pem: join(DATA_DIR, 'marks', 'own-certificate.pem'),
  };
}
