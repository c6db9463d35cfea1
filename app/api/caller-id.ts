import type { Request } from 'express';
import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { deriveKey, sign } from '~/domain/shared/signature';
import { addressOf } from '../http/make-load-context';
import { networkOf } from '~/domain/shared/network-of';
import type { SiteHandles } from '../http/site-handles';
import type { AccessName } from './access';

const known = z.union([z.object({ person: personSchema }), z.object({ staffId: idSchema })]);

/**
 * Whose keys a call's key is among: the id of whoever the access admitted. Operators' machines are
 * one caller, and so is everybody without a name in one network, whose address cannot be read back.
 */
export function callerIdOf(
  { config }: Pick<SiteHandles, 'config'>,
  req: Request,
  access: AccessName,
  who: unknown,
): string {
  const caller = known.safeParse(who).data;
  if (caller) return 'person' in caller ? caller.person.id : caller.staffId;
  const place = access === 'commands-key' ? 'operators' : networkOf(addressOf(req));
  return toUuid(sign(deriveKey(config.SESSION_SECRET, 'nameless-caller'), place));
}

/** A UUID of version 8, whose bits are ours to choose (RFC 9562, section 5.8). */
function toUuid(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
