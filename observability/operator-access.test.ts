import { describe, expect, it } from 'vitest';
import { isOperator } from './operator-access';

const key = 'metrics-key-of-tests';
const bearer = { authorization: `Bearer ${key}` };

describe('without a key', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '::1',
    '::ffff:127.0.0.1',
    '0000:0000:0000:0000:0000:0000:0000:0001',
    '0000:0000:0000:0000:0000:ffff:7f00:0001',
    '10.1.2.3',
    '172.31.0.9',
    '::ffff:192.168.1.1',
    'fd00::9',
  ])('%s is admitted', (peer) => expect(isOperator({ peer, headers: {} }, undefined)).toBe(true));

  it.each([
    '203.0.113.9',
    '172.32.0.1',
    '::ffff:8.8.8.8',
    '2001:db8::1',
    'nonsense',
    '',
    undefined,
  ])('%s is kept out', (peer) => {
    expect(isOperator({ peer, headers: {} }, undefined)).toBe(false);
    expect(isOperator({ peer, headers: bearer }, undefined)).toBe(false);
  });

  it('a caller through a proxy is kept out', () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      const headers = { [name]: '127.0.0.1' };
      expect(isOperator({ peer: '127.0.0.1', headers }, undefined)).toBe(false);
    }
  });
});

describe('with a key', () => {
  it('this machine is admitted without it, and no other address', () => {
    expect(isOperator({ peer: '127.0.0.1', headers: {} }, key)).toBe(true);
    expect(isOperator({ peer: '10.1.2.3', headers: {} }, key)).toBe(false);
    expect(isOperator({ peer: '203.0.113.9', headers: {} }, key)).toBe(false);
  });

  it('a caller that presents it is admitted, also through a proxy', () => {
    const headers = { ...bearer, 'x-forwarded-for': '203.0.113.9' };
    expect(isOperator({ peer: '203.0.113.9', headers }, key)).toBe(true);
  });

  it.each(['', 'Bearer', 'Bearer x', `Basic ${key}`, `Bearer ${key} x`, `Bearer ${key}x`, key])(
    '%j is not it',
    (authorization) =>
      expect(isOperator({ peer: '10.1.2.3', headers: { authorization } }, key)).toBe(false),
  );
});
