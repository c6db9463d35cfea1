import { mkdir, readFile, link, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PemConverter, X509Certificate } from '@peculiar/x509';
import type { Config } from '~/config/config';
import { makeOwnCertificate } from './make-own-certificate';

/** The certificate that signs our marks, its issuers, and its key. */
export interface SigningPair {
  certificate: X509Certificate;
  chain: X509Certificate[];
  /** PKCS#8. */
  privateKey: Uint8Array<ArrayBuffer>;
  algorithm: -7 | -35 | -36 | -8;
}

type Places = Pick<
  Config,
  'DATA_DIR' | 'DEPLOYMENT' | 'MARKS_CERTIFICATE' | 'MARKS_KEY' | 'MARKS_FORMER' | 'PRODUCT_NAME'
>;

/** The certificate or the key cannot be used. */
class UnusableCertificate extends Error {
  override name = 'UnusableCertificate';
  readonly code = 'marks.unusable-certificate';
}

/**
 * Returns the signing certificate and key; null if a production deployment has none, or if this process
 * does not sign. Demos and tests create their own in the data folder, which no one else trusts.
 */
export async function readSigningPair(config: Places): Promise<SigningPair | null> {
  const { MARKS_CERTIFICATE, MARKS_KEY, DEPLOYMENT } = config;
  if (MARKS_CERTIFICATE && MARKS_KEY) {
    return pairOf(await readFile(MARKS_CERTIFICATE, 'utf8'), await readFile(MARKS_KEY, 'utf8'));
  }
  if (MARKS_CERTIFICATE || DEPLOYMENT === 'production') return null;
  const pem = await readOrMake(config);
  return pairOf(pem, pem);
}

/** Returns the certificates that identify our marks, including former ones. */
export async function readOwnCertificates(config: Places): Promise<X509Certificate[]> {
  const { MARKS_CERTIFICATE, MARKS_FORMER, DEPLOYMENT } = config;
  const former = MARKS_FORMER ? certificatesOf(await readFile(MARKS_FORMER, 'utf8')) : [];
  if (!MARKS_CERTIFICATE && DEPLOYMENT === 'production') return former;
  const pem = MARKS_CERTIFICATE
    ? await readFile(MARKS_CERTIFICATE, 'utf8')
    : await readOrMake(config);
  return [...certificatesOf(pem).slice(0, 1), ...former];
}

function certificatesOf(pem: string): X509Certificate[] {
  return PemConverter.decodeWithHeaders(pem)
    .filter(({ type }) => type === PemConverter.CertificateTag)
    .map(({ rawData }) => new X509Certificate(rawData));
}

async function pairOf(certificates: string, key: string): Promise<SigningPair> {
  const [certificate, ...chain] = certificatesOf(certificates);
  const found = PemConverter.decodeWithHeaders(key).find(
    ({ type }) => type === PemConverter.PrivateKeyTag,
  );
  if (!certificate || !found) {
    throw new UnusableCertificate('MARKS_CERTIFICATE or MARKS_KEY holds no PEM of its kind');
  }
  const algorithm = algorithmOf(certificate);
  const privateKey = new Uint8Array(found.rawData);
  if (!(await belongTogether(certificate, privateKey))) {
    throw new UnusableCertificate('MARKS_KEY is not the key of MARKS_CERTIFICATE');
  }
  return { certificate, chain, privateKey, algorithm };
}

/** Returns the COSE algorithm of a certificate's key. */
function algorithmOf({ publicKey }: X509Certificate): SigningPair['algorithm'] {
  const { name, namedCurve } = publicKey.algorithm as { name: string; namedCurve?: string };
  if (name === 'Ed25519') return -8;
  if (name === 'ECDSA' && namedCurve === 'P-256') return -7;
  if (name === 'ECDSA' && namedCurve === 'P-384') return -35;
  if (name === 'ECDSA' && namedCurve === 'P-521') return -36;
  throw new UnusableCertificate(
    'MARKS_CERTIFICATE must be of a key on P-256, P-384, P-521 or Ed25519',
  );
}

async function belongTogether(
  certificate: X509Certificate,
  key: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { algorithm } = certificate.publicKey;
  const how = { ...algorithm, hash: 'SHA-256' };
  const words = new TextEncoder().encode('marks');
  const { subtle } = crypto;
  try {
    const signing = await subtle.importKey('pkcs8', key, how, false, ['sign']);
    const proving = await subtle.importKey('spki', certificate.publicKey.rawData, how, false, [
      'verify',
    ]);
    return await subtle.verify(how, proving, await subtle.sign(how, signing, words), words);
  } catch {
    return false;
  }
}

/**
 * Several processes may create a certificate at the same time when they start; all use the one written
 * first.
 */
async function readOrMake({ DATA_DIR, PRODUCT_NAME }: Places): Promise<string> {
  const path = join(DATA_DIR, 'marks', 'own-certificate.pem');
  const read = () => readFile(path, 'utf8').catch(() => null);
  const found = await read();
  if (found !== null) return found;
  await mkdir(dirname(path), { recursive: true });
  const made = `${path}.${process.pid}`;
  await writeFile(made, await makeOwnCertificate(PRODUCT_NAME), { mode: 0o600 });
  await link(made, path).catch(() => undefined);
  await unlink(made);
  return readFile(path, 'utf8');
}
