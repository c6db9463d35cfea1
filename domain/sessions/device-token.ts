import { idSchema, newId } from '../shared/ids';
import { isSignedBy, sign } from '../shared/sealing/signature';

/**
 * The long-lived token of a browser: its id, and marks of the accounts that signed in with it. It allows
 * counting the attempts of known browsers separately (device cookies, as described by OWASP).
 */
export interface DeviceToken {
  id: string;
  /** One mark per account, the newest first; a mark does not reveal the account. */
  marks: readonly string[];
}

/** The maximum number of accounts per browser; a family shares one, not a crowd. */
const marksKept = 5;

/** Returns the token of a new browser. */
export function newDevice(): DeviceToken {
  return { id: newId(), marks: [] };
}

/** Returns `id.signature`, followed by the marks, which are signatures themselves. */
export function writeDeviceToken(key: Buffer, { id, marks }: DeviceToken): string {
  return [id, sign(key, id), ...marks].join('.');
}

/** Returns the device of a valid token; null if it is forged. */
export function readDeviceToken(key: Buffer, token: string): DeviceToken | null {
  const [id = '', signature = '', ...marks] = token.split('.');
  if (!idSchema.safeParse(id).success || !isSignedBy(key, id, signature)) return null;
  return { id, marks: marks.slice(0, marksKept) };
}

/** Checks whether this device has signed in to the account of an address. */
export function isKnownTo(key: Buffer, { id, marks }: DeviceToken, account: string): boolean {
  return marks.some((mark) => isSignedBy(key, aboutAccount(id, account), mark));
}

/** Returns the device after a sign-in to the account of an address. */
export function withAccount(key: Buffer, device: DeviceToken, account: string): DeviceToken {
  const mark = sign(key, aboutAccount(device.id, account));
  const others = device.marks.filter((one) => one !== mark);
  return { id: device.id, marks: [mark, ...others].slice(0, marksKept) };
}

const aboutAccount = (id: string, account: string) => `${id}:${account.trim().toLowerCase()}`;
