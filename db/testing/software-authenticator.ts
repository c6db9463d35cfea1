import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { MadePasskey, SignedByPasskey } from '~/domain/second-factors/schema';

/** Flags of authenticator data (WebAuthn, section 6.1). */
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

interface Traits {
  /** The origin that the browser reports. */
  origin?: string;
  /** True if the person was verified by a fingerprint, a face or a PIN. */
  isVerified?: boolean;
  /** A counter other than the next one, for example that of a cloned authenticator. */
  counter?: number;
}

/** Creates an authenticator in software that stores one passkey: ES256, without attestation. */
export function createSoftwareAuthenticator(site: { id: string; origin: string }) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counted = 0;

  const flagsOf = ({ isVerified = true }: Traits) => userPresent | (isVerified ? userVerified : 0);
  const clientDataOf = (type: string, challenge: string, { origin = site.origin }: Traits) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    /** Creates its passkey for a challenge. */
    make({ challenge }: { challenge: string }, traits: Traits = {}): MadePasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const aaguid = Buffer.alloc(16);
      const credential = Buffer.concat([aaguid, length, credentialId, coseKey(keys.publicKey)]);
      const data = authenticatorData(site.id, flagsOf(traits) | hasCredential, counted, credential);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge, traits).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },

    /** Signs a challenge. */
    sign({ challenge }: { challenge: string }, traits: Traits = {}): SignedByPasskey {
      counted = traits.counter ?? counted + 1;
      const clientData = clientDataOf('webauthn.get', challenge, traits);
      const data = authenticatorData(site.id, flagsOf(traits), counted);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), keys.privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: undefined,
        },
        clientExtensionResults: {},
      };
    },
  };
}

/** Returns the authenticator data (WebAuthn, section 6.1). */
function authenticatorData(
  siteId: string,
  flags: number,
  counter: number,
  more = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(siteId), Buffer.from([flags]), count, more]);
}

/** Encodes a public key in COSE form (RFC 9053): a key on P-256 for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Encodes the first byte of a CBOR item and its length or value (RFC 8949, section 3). */
function cborHead(kind: number, value: number): Buffer {
  const first = kind << 5;
  if (value < 24) return Buffer.from([first | value]);
  if (value < 256) return Buffer.from([first | 24, value]);
  return Buffer.from([first | 25, value >> 8, value & 0xff]);
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (value: Buffer) => Buffer.concat([cborHead(2, value.length), value]);
const cborText = (value: string) => Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
