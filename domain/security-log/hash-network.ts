import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import { networkOf } from '../shared/origin/network-of';

/** The bytes of a hash that distinguish networks and accounts. */
const hashBytes = 16;

/** Returns the keyed hash of a value that the log distinguishes without storing it. */
export const hashForLog = ({ securityLog }: DomainContext['keys'], text: string): Buffer =>
  createHmac('sha256', securityLog).update(text).digest().subarray(0, hashBytes);

/** Returns the keyed hash of an address's network: of an IPv4 address, or of an IPv6 /64. */
export const hashNetwork = (keys: DomainContext['keys'], address: string): Buffer =>
  hashForLog(keys, `network:${networkOf(address)}`);
