import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of a JSON value in hex. Two values that differ only in the order of their members
 * have the same fingerprint.
 */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, withSortedMembers)).digest('hex');
}

function withSortedMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  );
}
