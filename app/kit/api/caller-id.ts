import type { Request } from 'express';
import * as z from 'zod';
import { idOfDigest, idSchema } from '~/domain/shared/ids';
import { networkOf } from '~/domain/shared/origin/network-of';
import { personSchema } from '~/domain/shared/person';
import { deriveKey, sign } from '~/domain/shared/sealing/signature';
import { addressOf } from '../http/context/request-context';
import type { SiteHandles } from '../http/context/site-handles';
import type { AccessName } from './access';

const callerSchema = z.union([z.object({ person: personSchema }), z.object({ staffId: idSchema })]);

/**
 * Returns the id under which a call's idempotency key is stored: that of the admitted caller. The
 * operators' machines are one caller. All anonymous callers of one network are one too, and its address
 * cannot be recovered from the id.
 */
export function callerIdOf(
  { config }: Pick<SiteHandles, 'config'>,
  req: Request,
  access: AccessName,
  who: unknown,
): string {
  const caller = callerSchema.safeParse(who).data;
  if (caller) return 'person' in caller ? caller.person.id : caller.staffId;
  const place = placesOfKeys[access] ?? networkOf(addressOf(req));
  const signature = sign(deriveKey(config.SESSION_SECRET, 'nameless-caller'), place);
  return idOfDigest(Buffer.from(signature, 'base64url'));
}

/** All holders of a key are one caller, wherever they are. */
const placesOfKeys: Partial<Record<AccessName, string>> = {
  'commands-key': 'operators',
  'service-key': 'services',
};
