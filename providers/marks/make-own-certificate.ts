import { randomBytes } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const yearMs = 365 * 86_400_000;

/**
 * Creates a certificate for marks, issued by its own authority, whose key is discarded: C2PA rejects
 * self-signed certificates and accepts those for mail. Returns both certificates and the key as PEM.
 */
export async function makeOwnCertificate(
  product: string,
  usage = ExtendedKeyUsage.emailProtection,
): Promise<string> {
  const { subtle } = crypto;
  const newKeys = () => subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const [authorityKeys, keys] = [await newKeys(), await newKeys()];
  const notBefore = new Date(Date.now() - 3_600_000);
  const notAfter = new Date(notBefore.getTime() + 10 * yearMs);
  const usual = { notBefore, notAfter, signingAlgorithm: algorithm };
  const name = product.replaceAll(/[^\p{L}\p{N} .-]/gu, '');
  const authority = await X509CertificateGenerator.createSelfSigned(
    {
      ...usual,
      serialNumber: newSerial(),
      name: `CN=${name} marks on this machine`,
      keys: authorityKeys,
      extensions: [
        new BasicConstraintsExtension(true, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
        await SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
      ],
    },
    crypto,
  );
  const certificate = await X509CertificateGenerator.create(
    {
      ...usual,
      serialNumber: newSerial(),
      subject: `CN=${name}, O=${name}`,
      issuer: authority.subject,
      publicKey: keys.publicKey,
      signingKey: authorityKeys.privateKey,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([usage]),
        await AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    },
    crypto,
  );
  const key = PemConverter.encode(
    await subtle.exportKey('pkcs8', keys.privateKey),
    PemConverter.PrivateKeyTag,
  );
  return `${[certificate.toString('pem'), authority.toString('pem'), key].join('\n')}\n`;
}

/** Serial numbers must be positive. */
const newSerial = (): string => `01${randomBytes(15).toString('hex')}`;
