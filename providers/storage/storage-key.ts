import { InvalidStorageKey } from './storage';

const keyLimit = 512;
const segment = /^[a-z0-9_][a-z0-9_.-]{0,127}$/i;

/**
 * Returns true for segments of letters, digits, '_', '-' and '.', joined by single slashes, at most 512
 * characters. No segment starts with a dot or a dash, so neither '..' nor a hidden file can be named.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= keyLimit && key.split('/').every((part) => segment.test(part));
}

/** Returns the key unchanged or throws InvalidStorageKey. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new InvalidStorageKey('The key of a stored file is malformed');
  return key;
}
