import { expect, it } from 'vitest';
import { withoutCandidates, withoutInner } from './named-candidates';

const of = (address: string) => `a=candidate:1 1 udp 2130706431 ${address} 40000 typ host\r\n`;
const sdp = (...addresses: string[]) =>
  `v=0\r\n${addresses.map(of).join('')}a=end-of-candidates\r\n`;

it('removes inner addresses, unless the configuration names them', () => {
  const all = ['10.1.2.3', '172.17.0.2', '192.168.1.9', '100.64.0.1', '127.0.0.1', 'fd00::7'];
  const outer = ['203.0.113.5', '2001:db8::5'];
  expect(withoutInner(sdp(...all, ...outer), undefined)).toBe(sdp(...outer));
  expect(withoutInner(sdp(...all, ...outer), '10.1.2.3')).toBe(sdp('10.1.2.3', ...outer));
});

it('reads no address of an offer', () => {
  expect(withoutCandidates(sdp('10.1.2.3', 'b1c2.local', '203.0.113.5'))).toBe(sdp());
});
