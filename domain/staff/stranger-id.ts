import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';

/**
 * The identifier under which an address of no active member of staff is treated like one: always
 * the same for one address, and nobody's. (UUID version 8, RFC 9562: all bits are our own.)
 */
export function strangerId({ keys }: Pick<DomainContext, 'keys'>, email: string): string {
  const bytes = createHmac('sha256', keys.oneTimeCode)
    .update(`stranger:${email.trim().toLowerCase()}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
