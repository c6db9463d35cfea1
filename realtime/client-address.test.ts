import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

it('is the peer where no proxy is in front of us', () => {
  expect(clientAddress('203.0.113.7', undefined)).toBe('203.0.113.7');
  expect(clientAddress('2001:db8::7', undefined)).toBe('2001:db8::7');
});

it('is the nearest stranger, over proxies of our own network', () => {
  expect(clientAddress('10.0.0.2', '198.51.100.1, 203.0.113.7, 192.168.1.1')).toBe('203.0.113.7');
  expect(clientAddress('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
});

it('ignores the forwarded address of a foreign peer', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

it('is null where all addresses are ours', () => {
  expect(clientAddress('127.0.0.1', undefined)).toBeNull();
  expect(clientAddress('::1', 'fd00::1')).toBeNull();
  expect(clientAddress(undefined, undefined)).toBeNull();
});
