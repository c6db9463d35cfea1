import type { X509Certificate } from '@peculiar/x509';
import { MetadataAssertion, ValidationStatusCode, type Manifest } from '@trustnxt/c2pa-ts/manifest';
import type { Finding, MarkReader } from './file-marks';
import { readStore, saysGenerated } from './foreign-mark';
import { saysOfItself } from './says-of-itself';

/** Validation failures that our own signatures may have, because the library gets no trust list. */
const forgiven: readonly ValidationStatusCode[] = [
  ValidationStatusCode.SigningCredentialExpired,
  ValidationStatusCode.SigningCredentialUntrusted,
  ValidationStatusCode.TimeStampUntrusted,
];

/** Creates a reader that checks a file against our own certificates. It stores nothing of the file. */
export function createMarkReader(own: readonly X509Certificate[]): MarkReader {
  const isOurs = (certificate: X509Certificate | undefined) =>
    certificate !== undefined && own.some((one) => one.equal(certificate));
  return {
    async read(bytes) {
      const found = await readSigned(bytes, isOurs).catch(() => null);
      return found ?? { kind: 'not-ours', saysGenerated: await saysOfItself(bytes) };
    },
  };
}

async function readSigned(
  bytes: Buffer,
  isOurs: (certificate: X509Certificate | undefined) => boolean,
): Promise<Finding | null> {
  const found = readStore(bytes);
  const manifest = found?.store.getActiveManifest();
  const signature = manifest?.signature?.signatureData;
  if (!found || !manifest || !isOurs(signature?.certificate)) return null;
  const { statusEntries } = await found.store.validate(found.asset);
  // A mark that names our certificate but was not signed with our key is foreign.
  const validated = ValidationStatusCode.ClaimSignatureValidated;
  if (!statusEntries.some(({ code }) => code === validated)) return null;
  if (statusEntries.some(({ success, code }) => !success && !forgiven.includes(code))) {
    return { kind: 'changed' };
  }
  const isGenerated = saysGenerated(found.store);
  return { kind: 'ours', isGenerated, what: found.what, day: dayOf(manifest) };
}

/** Returns the signed day; that of the time stamp if there is one. */
function dayOf({ signature, assertions }: Manifest): string | null {
  const stamped = signature?.signatureData.timestamp;
  if (stamped) return stamped.toISOString().slice(0, 10);
  const dateEntry = assertions?.assertions
    .filter((assertion) => assertion instanceof MetadataAssertion)
    .flatMap(({ entries }) => entries)
    .find(({ name }) => name === 'CreateDate');
  return typeof dateEntry?.value === 'string' ? dateEntry.value : null;
}
