import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';

/** What is known of whoever asks a process about itself. */
export interface Inquiry {
  /** The address at the other end of this very connection, whatever headers say. */
  peer: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const machine = new BlockList();
machine.addSubnet('127.0.0.0', 8);
machine.addAddress('::1', 'ipv6');

/** RFC 1918, RFC 4193 and link-local ones. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits);
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Written by any proxy on the way: its own address says nothing about who asks. */
const marksOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via', 'x-real-ip'];

/**
 * Whether figures and the state of a process are told: to whoever shows the key as a bearer token,
 * and without it to this machine; where no key is set, to private networks as well. Nobody who comes
 * through a proxy is known by their address.
 */
export function isOperator({ peer, headers }: Inquiry, key: string | undefined): boolean {
  if (key !== undefined && showsKey(headers['authorization'], key)) return true;
  if (peer === undefined || marksOfProxies.some((name) => headers[name] !== undefined))
    return false;
  if (isIn(machine, peer)) return true;
  return key === undefined && isIn(privateNetworks, peer);
}

function isIn(list: BlockList, peer: string): boolean {
  // An IPv4 peer of a socket that listens for both; engines write it in either way.
  const address = peer.replace(/^(?:::ffff:|0000:0000:0000:0000:0000:ffff:)(?=\d+\.)/i, '');
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Compared in constant time. */
function showsKey(authorization: string | string[] | undefined, key: string): boolean {
  const [, told] = /^Bearer (\S+)$/i.exec(String(authorization ?? '')) ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return told !== undefined && timingSafeEqual(digest(told), digest(key));
}
