import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';

/** Information about the sender of a request for a process's state. */
export interface Inquiry {
  /** The remote address of this connection, regardless of headers. */
  peer: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const machine = new BlockList();
machine.addSubnet('127.0.0.0', 8);
machine.addAddress('::1', 'ipv6');

/** RFC 1918, RFC 4193 and link-local networks. */
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

/** Headers that proxies add; behind a proxy the remote address does not identify the sender. */
const marksOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via', 'x-real-ip'];

/**
 * Checks whether the sender may see the metrics and state of a process: with the key as a bearer token, or
 * from this machine; if no key is set, also from private networks. A sender behind a proxy is never
 * identified by address.
 */
export function isOperator({ peer, headers }: Inquiry, key: string | undefined): boolean {
  if (key !== undefined && showsKey(headers['authorization'], key)) return true;
  if (peer === undefined || marksOfProxies.some((name) => headers[name] !== undefined))
    return false;
  if (isIn(machine, peer)) return true;
  return key === undefined && isIn(privateNetworks, peer);
}

function isIn(list: BlockList, peer: string): boolean {
  // An IPv4 peer of a dual-stack socket; runtimes write it in either form.
  const address = peer.replace(/^(?:::ffff:|0000:0000:0000:0000:0000:ffff:)(?=\d+\.)/i, '');
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Compares in constant time. */
function showsKey(authorization: string | string[] | undefined, key: string): boolean {
  const [, token] = /^Bearer (\S+)$/i.exec(String(authorization ?? '')) ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return token !== undefined && timingSafeEqual(digest(token), digest(key));
}
