import { idSchema, newId } from '../shared/ids';
import { isSignedBy, sign } from '../shared/sealing/signature';

/**
 * What one browser carries for long, so that the guesses of others are not counted as its own
 * (device cookies, as OWASP describes them): who it is, and to which accounts it has signed in.
 */
export interface DeviceToken {
  id: string;
  /** One for each account it has signed in to, the newest first; they do not tell which. */
  marks: readonly string[];
}

/** Accounts one browser is known to; a family shares one, a crowd does not. */
const marksKept = 5;

/** A browser that was never here. */
export function newDevice(): DeviceToken {
  return { id: newId(), marks: [] };
}

/** `id.signature`, and after them the marks, which are signatures themselves. */
export function writeDeviceToken(key: Buffer, { id, marks }: DeviceToken): string {
  return [id, sign(key, id), ...marks].join('.');
}

/** The device of a genuine token, else null. */
export function readDeviceToken(key: Buffer, token: string): DeviceToken | null {
  const [id = '', signature = '', ...marks] = token.split('.');
  if (!idSchema.safeParse(id).success || !isSignedBy(key, id, signature)) return null;
  return { id, marks: marks.slice(0, marksKept) };
}

/** Whether somebody has signed in to the account of an address with this device. */
export function isKnownTo(key: Buffer, { id, marks }: DeviceToken, account: string): boolean {
  return marks.some((mark) => isSignedBy(key, aboutAccount(id, account), mark));
}

/** The device once somebody has signed in with it to the account of an address. */
export function withAccount(key: Buffer, device: DeviceToken, account: string): DeviceToken {
  const mark = sign(key, aboutAccount(device.id, account));
  const others = device.marks.filter((one) => one !== mark);
  return { id: device.id, marks: [mark, ...others].slice(0, marksKept) };
}

const aboutAccount = (id: string, account: string) => `${id}:${account.trim().toLowerCase()}`;
