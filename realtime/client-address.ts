import { BlockList, isIPv6 } from 'node:net';

/** Addresses that cannot belong to a client on the public internet (RFC 1122, 1918, 3927, 4193, 4291). */
const ours = new BlockList();
ours.addSubnet('127.0.0.0', 8);
ours.addSubnet('10.0.0.0', 8);
ours.addSubnet('172.16.0.0', 12);
ours.addSubnet('192.168.0.0', 16);
ours.addSubnet('169.254.0.0', 16);
ours.addAddress('::1', 'ipv6');
ours.addSubnet('fc00::', 7, 'ipv6');
ours.addSubnet('fe80::', 10, 'ipv6');

const isOurs = (address: string) => ours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns the address of a client: the nearest one outside our own network, following the addresses that
 * proxies forward. Null when all are ours: such a peer cannot be attributed to one client.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
): string | null {
  const way = [...(forwardedFor ?? '').split(','), peer ?? ''].map((one) => one.trim());
  return way.filter(Boolean).findLast((address) => !isOurs(address)) ?? null;
}
