import { describe, expect, it } from 'vitest';
import {
  isKnownTo,
  newDevice,
  readDeviceToken,
  withAccount,
  writeDeviceToken,
} from './device-token';

const key = Buffer.alloc(32, 1);
const again = (device: ReturnType<typeof newDevice>) =>
  readDeviceToken(key, writeDeviceToken(key, device));

describe('a device token', () => {
  it('identifies the browser and the accounts it has signed in to, ignoring letter case', () => {
    const device = withAccount(key, newDevice(), 'one@example.com');
    const read = again(device);
    expect(read).toEqual(device);
    if (!read) throw new Error('was not read');
    expect(isKnownTo(key, read, ' One@Example.com ')).toBe(true);
    expect(isKnownTo(key, read, 'two@example.com')).toBe(false);
  });

  it('is not believed when it was changed or made with another key', () => {
    const token = writeDeviceToken(key, newDevice());
    const [, signature = ''] = token.split('.');
    expect(readDeviceToken(key, `${newDevice().id}.${signature}`)).toBeNull();
    expect(readDeviceToken(Buffer.alloc(32, 2), token)).toBeNull();
    expect(readDeviceToken(key, '')).toBeNull();
  });

  it('lends its marks to no other device', () => {
    const mine = withAccount(key, newDevice(), 'one@example.com');
    const theirs = again({ ...newDevice(), marks: mine.marks });
    if (!theirs) throw new Error('was not read');
    expect(isKnownTo(key, theirs, 'one@example.com')).toBe(false);
  });

  it('keeps the five accounts that were signed in to last, each once', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].map((name) => `${name}@example.com`);
    const device = names.reduce((before, name) => withAccount(key, before, name), newDevice());
    expect(device.marks).toHaveLength(5);
    expect(isKnownTo(key, device, 'a@example.com')).toBe(false);
    expect(isKnownTo(key, device, 'b@example.com')).toBe(true);
  });
});
