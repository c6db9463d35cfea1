import { ExtendedKeyUsage, PemConverter, X509Certificate } from '@peculiar/x509';
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { LocalTimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { markOfPicture } from '../renditions/ai-mark';
import { createMarkReader } from './create-mark-reader';
import { makeOwnCertificate } from './make-own-certificate';
import { openAsset } from './open-asset';
import { readOwnCertificates, readSigningPair } from './own-certificate';
import { makeSigner } from './testing/make-signer';

const [ours, theirs] = [await makeSigner('Nocturne'), await makeSigner('Others & Co')];

const draw = (format: 'webp' | 'avif' | 'jpeg' | 'png', { isGenerated = true } = {}) => {
  const image = sharp({ create: { width: 90, height: 120, channels: 3, background: '#a43' } });
  return (isGenerated ? image.withXmp(markOfPicture) : image).toFormat(format).toBuffer();
};

/** Returns the same file with another source type written over the one in its mark. */
const change = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf('trainedAlgorithmicMedia');
  changed.write('compositeOfManyCaptures', at, 'latin1');
  return changed;
};

const formats = ['webp', 'avif', 'jpeg', 'png'] as const;
it.each(formats)('a generated %s is ours, and one that was changed is not', async (format) => {
  const plain = await draw(format);
  const marked = await ours.marker.mark(plain);
  expect(await ours.reader.read(marked)).toEqual({
    ...{ kind: 'ours', isGenerated: true },
    ...{ what: 'picture', day: '2026-11-29' },
  });
  expect(await ours.reader.read(change(marked))).toEqual({ kind: 'changed' });
  expect(await ours.reader.read(plain)).toEqual({ kind: 'not-ours', saysGenerated: true });
  expect(await theirs.reader.read(marked)).toMatchObject({ kind: 'not-ours' });
  const seen = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  expect((await seen(marked)).equals(await seen(plain))).toBe(true);
  expect(marked.length - plain.length).toBeLessThan(4096);
});

it('keeps the mark of another producer, and states generation by a model where that mark does', async () => {
  const original = await theirs.marker.mark(await draw('png'));
  const rendition = await ours.marker.mark(await draw('avif', { isGenerated: false }), original);
  expect(await ours.reader.read(rendition)).toMatchObject({ kind: 'ours', isGenerated: true });
  const jumbf = openAsset(rendition)?.asset.getManifestJUMBF() ?? new Uint8Array();
  const { manifests } = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
  const signers = manifests.map(({ claim }) => claim?.claimGeneratorName);
  expect(signers).toEqual(['Others & Co', 'Nocturne']);
  const theirJumbf = Buffer.from(openAsset(original)?.asset.getManifestJUMBF() ?? []);
  // The foreign manifest is contained unchanged, after the header of its store.
  expect(Buffer.from(jumbf).includes(theirJumbf.subarray(100))).toBe(true);
});

it('leaves a file without a statement of generation unchanged, and trusts no broken file', async () => {
  const plain = await draw('webp', { isGenerated: false });
  expect(await ours.marker.mark(plain)).toBe(plain);
  const bomb = Buffer.concat(Array.from({ length: 5_000 }, () => Buffer.from('\0\0\0\x08free')));
  const ftyp = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0mp42', 'latin1');
  const marked = await ours.marker.mark(await draw('webp'));
  for (const broken of [
    plain,
    Buffer.alloc(0),
    Buffer.concat([ftyp, bomb]),
    marked.subarray(0, marked.length - 300),
  ]) {
    expect((await ours.reader.read(broken)).kind).toBe('not-ours');
  }
});

it('is stamped by a time-stamp authority, whose date counts, and signed without an unavailable one', async () => {
  const pem = await makeOwnCertificate('Time', ExtendedKeyUsage.timeStamping);
  const [leaf, root, key] = PemConverter.decode(pem);
  if (!leaf || !root || !key) throw new Error('no certificate was made');
  const chain = [new X509Certificate(root)];
  const authority = new LocalTimestampProvider(
    ...([new X509Certificate(leaf), new Uint8Array(key), chain] as const),
  );
  const unavailable = { getSignedTimestamp: () => Promise.resolve(undefined) };
  const today = new Date().toISOString().slice(0, 10);
  for (const [stamps, day] of [
    [authority, today],
    [unavailable, '2026-11-01'],
  ] as const) {
    const signer = await makeSigner('Nocturne', { stamps, now: new Date('2026-11-01') });
    const marked = await signer.marker.mark(await draw('avif'));
    expect(await signer.reader.read(marked)).toMatchObject({ kind: 'ours', day });
  }
});

it('knows a file of an earlier certificate, and refuses a key that is not its certificate’s', async () => {
  const places = { DEPLOYMENT: 'production', PRODUCT_NAME: 'Nocturne' } as const;
  const [own, other] = [ours.pem, theirs.pem];
  const bare = { ...places, DATA_DIR: '/nowhere' };
  expect(await readSigningPair(bare)).toBeNull();
  expect(await readOwnCertificates(bare)).toEqual([]);
  const certificates = await readOwnCertificates({
    ...bare,
    MARKS_CERTIFICATE: other,
    MARKS_FORMER: own,
  });
  expect(certificates.every((one) => one instanceof X509Certificate)).toBe(true);
  const marked = await ours.marker.mark(await draw('jpeg'));
  expect(await createMarkReader(certificates).read(marked)).toMatchObject({ kind: 'ours' });
  await expect(
    readSigningPair({ ...bare, MARKS_CERTIFICATE: own, MARKS_KEY: other }),
  ).rejects.toThrow('MARKS_KEY is not the key');
});
