import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

const curve = 'prime256v1';
const saltBytes = 16;
const tagBytes = 16;
/** The bytes of salt, record size and key id length (RFC 8188, section 2.1). */
const headBytes = saltBytes + 4 + 1;
const lastRecord = 2;

/** A subscription's secrets in the browser, and its public point. */
export interface DeviceKeys {
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
}

/** Creates the keys of a subscription, as a browser does. */
export function makeDeviceKeys(auth: Buffer): DeviceKeys {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), publicKey, auth };
}

/**
 * Decrypts a message as a browser does (RFC 8291, in one record of RFC 8188), with only Node's
 * primitives. Throws for anything that was not encrypted for these keys.
 */
export function openMessage(message: Buffer, { privateKey, publicKey, auth }: DeviceKeys): string {
  const salt = message.subarray(0, saltBytes);
  const nameBytes = message.readUInt8(headBytes - 1);
  const sender = message.subarray(headBytes, headBytes + nameBytes);
  const sealed = message.subarray(headBytes + nameBytes);
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey);
  const shared = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const keying = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', keying, salt, `Content-Encoding: ${purpose}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()]);
  const end = padded.lastIndexOf(lastRecord);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('the record does not end as the last one does');
  }
  return padded.subarray(0, end).toString('utf8');
}
