import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Checks an address of Tron: 0x41 and 20 bytes, with the first four bytes of their double SHA-256 behind
 * them, in base 58.
 */
export function isTrc20Address(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  const number = [...address].reduce(
    (sum, character) => sum * 58n + BigInt(base58.indexOf(character)),
    0n,
  );
  const bytes = Buffer.from(number.toString(16).padStart(50, '0'), 'hex');
  if (bytes.length !== 25 || bytes[0] !== 0x41) return false;
  const [body, check] = [bytes.subarray(0, 21), bytes.subarray(21)];
  return sha256(sha256(body)).subarray(0, 4).equals(check);
}

/**
 * Checks an address of Ethereum by the case of its letters (EIP-55). One without capitals, or without small
 * letters, has no check and is refused, because what goes to a wrong address is lost.
 */
export function isErc20Address(address: string): boolean {
  const [, digits] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? [];
  if (!digits) return false;
  const hash = Buffer.from(keccak_256(Buffer.from(digits.toLowerCase()))).toString('hex');
  return [...digits].every((digit, at) => {
    const isHigh = Number.parseInt(hash[at] ?? '0', 16) >= 8;
    return digit === (isHigh ? digit.toUpperCase() : digit.toLowerCase());
  });
}
