import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import { networkOf } from '../shared/origin/network-of';

/** Enough of a hash to tell one network or account from another. */
const hashBytes = 16;

/** Returns the keyed hash of something that the log tells apart without knowing it. */
export const hashForLog = ({ securityLog }: DomainContext['keys'], text: string): Buffer =>
  createHmac('sha256', securityLog).update(text).digest().subarray(0, hashBytes);

/** Returns the keyed hash of the network of an address: of an IPv4 address, or of an IPv6 /64. */
export const hashNetwork = (keys: DomainContext['keys'], address: string): Buffer =>
  hashForLog(keys, `network:${networkOf(address)}`);
