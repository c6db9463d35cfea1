import { BlockList, isIPv6 } from 'node:net';

/** Addresses that are only valid within a network (RFC 1918, 3927, 4193, 4291, 6598). */
const inner = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6');
}

const candidate = /^a=candidate:\S+ \d+ \S+ \d+ (\S+) .*\r?\n/gm;

/** Removes this machine's internal addresses from an answer (SDP), except the named one. */
export const withoutInner = (sdp: string, named: string | undefined): string =>
  sdp.replace(candidate, (line, address: string) =>
    address !== named && inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? '' : line,
  );

/** Removes all addresses from an offer (SDP). */
export const withoutCandidates = (sdp: string): string => sdp.replace(/^a=candidate:.*\r?\n/gm, '');
